import { SettingsPage } from '../ui/settings/SettingsPage';

export default SettingsPage;
