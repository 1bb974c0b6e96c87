import { AboutPage } from '../ui/about/AboutPage';

export default AboutPage;
