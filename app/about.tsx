import { AboutPage } from '../ui/about/AboutPage';

export default AboutPage;

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
