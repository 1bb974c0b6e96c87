import { Home } from '../ui/home/Home';

export default Home;
