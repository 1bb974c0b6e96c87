import { lessonWords } from '../../locales/lesson';
import { addWords } from '../i18n/translations';

addWords('lesson', lessonWords);
