import { pages } from '../ui/pages';
import { latePage } from '../ui/later/WhenHere';

export default latePage(pages.statistics);

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
