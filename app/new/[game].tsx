import { NewGamePage } from '../../ui/games/GamePages';

export default NewGamePage;

export { PageTrouble as ErrorBoundary } from '../../ui/Trouble';
