import { SettingsPage } from '../ui/settings/SettingsPage';

export default SettingsPage;

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
