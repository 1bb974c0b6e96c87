import { CastPage } from '../ui/cast/CastPage';

export default CastPage;
