import { pages } from '../../ui/later/pages';
import { latePage } from '../../ui/later/WhenHere';

export default latePage(pages.about);

export { PageTrouble as ErrorBoundary } from '../../ui/components/Trouble';
