import type { TFunction } from 'i18next';
import { copsBots, type Cops, variants } from '../../../engine/cops';
import { copsSeats, copsSetup, type CopsChoices, offersHolster } from '../../../store/cops/setup';
import { Switch } from '../../components/Switch';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { BigPlates } from '../../setup/BigPlates';
import { Fold } from '../../setup/Fold';
import type { SetupScreens, ChoicesProps } from '../../setup/SetupScreens';
import { equipmentName } from '../terms';

const levelNamed = (id: string): (typeof copsBots.levels)[number]['id'] =>
  copsBots.levels.find((bot) => bot.id === id)?.id ?? copsBots.usual.id;

/** What the variant leaves to this table. */
function OptionsPanel({ form, onChoose }: ChoicesProps<CopsChoices>) {
  const { t } = useLanguage();
  const { choices } = form;
  return (
    <Fold title={t('setup.options')} summary={summaryOf(t, choices)}>
      <Switch
        label={equipmentName(t, 'reportAudit')}
        hint={t('cops.setup.reportAuditHint')}
        on={choices.reportAudit}
        onChange={(reportAudit) => onChoose({ reportAudit })}
      />
      {offersHolster(choices.variant) && (
        <Switch
          label={t('cops.setup.holster')}
          hint={t('cops.setup.holsterHint')}
          on={choices.holsterAfterShot}
          onChange={(holsterAfterShot) => onChoose({ holsterAfterShot })}
        />
      )}
    </Fold>
  );
}

/** What departs from the book, by name. */
function summaryOf(t: TFunction, { variant, reportAudit, holsterAfterShot }: CopsChoices): string {
  const unusual = [
    reportAudit && equipmentName(t, 'reportAudit'),
    offersHolster(variant) && holsterAfterShot && t('cops.setup.holster'),
  ].filter((name) => name !== false);
  return unusual.length === 0 ? t('setup.asUsual') : listed(t, unusual);
}

/** The base game or the band of criminals, in one line; opened, what sets them apart. */
function VariantPanel({ form, onChoose }: ChoicesProps<CopsChoices>) {
  const { t } = useLanguage();
  const { variant: chosen } = form.choices;
  return (
    <Fold title={t('cops.setup.variant')} summary={t(`cops.setup.variants.${chosen}.name`)}>
      <BigPlates
        label={t('cops.setup.variant')}
        plates={variants.map((value) => ({
          value,
          title: t(`cops.setup.variants.${value}.name`),
          lead: t(`cops.setup.variants.${value}.first`),
          lines: [t(`cops.setup.variants.${value}.second`)],
        }))}
        chosen={chosen}
        onChoose={(variant) => onChoose({ variant })}
      />
    </Fold>
  );
}

export const copsSetupScreens: SetupScreens<Cops, CopsChoices> = {
  rules: copsSetup,
  Panels: (props) => (
    <>
      <VariantPanel {...props} />
      <OptionsPanel {...props} />
    </>
  ),
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
