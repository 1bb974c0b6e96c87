import { openApp } from './support/app';
import { looksRight } from './support/flaws';

looksRight(openApp(), ['fa', 'he']);
