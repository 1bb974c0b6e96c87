import { DifferencesPage } from '../../../ui/games/GamePages';

export default DifferencesPage;

export { PageTrouble as ErrorBoundary } from '../../../ui/Trouble';
