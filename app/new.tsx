import { NewGamePage } from '../ui/newGame/NewGamePage';

export default NewGamePage;

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
