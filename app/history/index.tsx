import { HistoryPage } from '../../ui/past/HistoryPage';

export default HistoryPage;

export { PageTrouble as ErrorBoundary } from '../../ui/Trouble';
