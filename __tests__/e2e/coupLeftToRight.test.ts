import { looksRight } from './support/flaws';
import { openHouse } from './support/house';

looksRight(openHouse(), ['ru', 'en']);
