import { coupWords } from '../../locales/coup';
import '../cast/words';
import { addWords } from '../i18n/translations';

addWords('coup', coupWords);
