import { equipmentWords } from '../../locales/equipment';
import { addWords } from '../i18n/translations';

addWords('equipment', equipmentWords);
