import { CastPage } from '../ui/cast/CastPage';

export default CastPage;

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
