import { castWords } from '../../locales/cast';
import { addWords } from '../i18n/translations';

addWords('cast', castWords);
