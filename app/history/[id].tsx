import { PastGamePage } from '../../ui/past/PastGamePage';

export default PastGamePage;

export { PageTrouble as ErrorBoundary } from '../../ui/Trouble';
