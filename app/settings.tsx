import { pages } from '../ui/pages';
import { latePage } from '../ui/later/WhenHere';

export default latePage(pages.settings);

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
