import { copsWords } from '../../locales/cops';
import '../cast/words';
import '../equipment/words';
import { addWords } from '../i18n/translations';

addWords('cops', copsWords);
