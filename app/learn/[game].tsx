import { LearnPage } from '../../ui/games/GamePages';

export default LearnPage;

export { PageTrouble as ErrorBoundary } from '../../ui/Trouble';
