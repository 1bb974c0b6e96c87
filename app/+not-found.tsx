import { NotFound } from '../ui/components/NotFound';

export default NotFound;
