import { Home } from '../ui/home/Home';

export default Home;

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
