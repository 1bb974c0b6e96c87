/** A state is plain JSON, nobody ever writes into one, and a record plays again to the same. */
import { cops, type CopsSetup } from '../../../../engine/cops';
import { everyGameIsPlain } from '../../support/plain';
import { gameAt, gamesEverywhere, tables } from './tables';

everyGameIsPlain(cops, gamesEverywhere, (seed) => gameAt(tables[0] as CopsSetup, seed));
