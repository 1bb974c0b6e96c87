import { pages } from '../ui/pages';
import { latePage } from '../ui/later/WhenHere';

export default latePage(pages.cast);

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
