import { PlayPage } from '../../ui/games/GamePages';

export default PlayPage;

export { PageTrouble as ErrorBoundary } from '../../ui/Trouble';
