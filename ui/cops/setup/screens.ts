import { copsBots, type Cops } from '../../../engine/cops';
import { copsSeats, copsSetup, type CopsChoices } from '../../../store/cops/setup';
import type { SetupScreens } from '../../setup/SetupScreens';
import { OptionsPanel } from './OptionsPanel';
import { VariantPanel } from './VariantPanel';

const levelNamed = (id: string): (typeof copsBots.levels)[number]['id'] =>
  copsBots.levels.find((bot) => bot.id === id)?.id ?? copsBots.usual.id;

export const copsSetupScreens: SetupScreens<Cops, CopsChoices> = {
  rules: copsSetup,
  Variant: VariantPanel,
  Options: OptionsPanel,
  level: (t, id) => ({
    name: t(`cops.setup.levels.${levelNamed(id)}`),
    hint: t(`cops.setup.levelHints.${levelNamed(id)}`),
  }),
  seatsProblem: (t, { seating }) => {
    const [fewest, most] = copsSeats;
    return { words: t('cops.setup.seats', { fewest, most, players: seating.length }) };
  },
  custom: (t, name) => ({
    label: t('cops.setup.lastShot'),
    hint: t('cops.setup.lastShotHint', { name }),
  }),
};
