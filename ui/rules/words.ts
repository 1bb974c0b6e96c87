import { rulesWords } from '../../locales/rules';
import { addWords } from '../i18n/translations';

addWords('rules', rulesWords);
