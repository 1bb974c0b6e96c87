/** A state is plain JSON, nobody ever writes into one, and a record plays again to the same. */
import { cops, type CopsSetup } from '../../../../engine/cops';
import { lazily } from '../../core/playout';
import { everyGameIsPlain } from '../../support/plain';
import { gameAt, gamesEverywhere, tables } from './tables';

const games = lazily(() => gamesEverywhere(1));

everyGameIsPlain(cops, games, (seed) => gameAt(tables[0] as CopsSetup, seed));
