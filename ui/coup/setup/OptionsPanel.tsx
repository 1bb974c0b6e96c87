import type { TFunction } from 'i18next';
import { offeredBy, twoPlayersOf, type CoupChoices, type Offered } from '../../../store/coup/setup';
import { Segmented } from '../../components/Segmented';
import { Switch } from '../../components/Switch';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { Fold } from '../../setup/Fold';
import { BesideRule } from '../../rules/BesideRule';
import type { ChoicesProps } from '../../setup/SetupScreens';

/** What this book leaves to this table. */
export function OptionsPanel({ form, onChoose }: ChoicesProps<CoupChoices>) {
  const { t } = useLanguage();
  const { choices, seating } = form;
  const offered = offeredBy(choices.book, seating.length);
  const way = twoPlayersOf(choices, offered);
  return (
    <Fold title={t('setup.options')} summary={summaryOf(t, choices, offered)}>
      {way !== undefined && (
        <BesideRule book={choices.book} section="two-players" name={t('coup.setup.twoPlayers')}>
          <Segmented
            label={t('coup.setup.twoPlayers')}
            hint={t(`coup.setup.wayHints.${way}`)}
            choices={offered.twoPlayers.map((value) => ({ value, label: t(`coup.setup.ways.${value}`) }))}
            chosen={way}
            onChoose={(twoPlayers) => onChoose({ twoPlayers })}
          />
        </BesideRule>
      )}
      {offered.sixthCharacter === 'choose' && (
        <BesideRule book={choices.book} section="inquisitor" name={t('coup.setup.sixth')}>
          <Segmented
            label={t('coup.setup.sixth')}
            hint={t('coup.setup.sixthHint')}
            choices={[
              { value: 'ambassador', label: t('cast.ambassador.name') },
              { value: 'inquisitor', label: t('cast.inquisitor.name') },
            ]}
            chosen={choices.sixth}
            onChoose={(sixth) => onChoose({ sixth })}
          />
        </BesideRule>
      )}
      {offered.sixthCharacter === 'optional' && (
        <BesideRule book={choices.book} section="inquisitor" name={t('coup.setup.inquisitor')}>
          <Switch
            label={t('coup.setup.inquisitor')}
            hint={t('coup.setup.inquisitorHint')}
            on={choices.sixth === 'inquisitor'}
            onChange={(on) => onChoose({ sixth: on ? 'inquisitor' : 'ambassador' })}
          />
        </BesideRule>
      )}
      {offered.factions && (
        <BesideRule book={choices.book} section="reformation" name={t('coup.setup.factions')}>
          <Switch
            label={t('coup.setup.factions')}
            hint={t('coup.setup.factionsHint')}
            on={choices.factions}
            onChange={(factions) => onChoose({ factions })}
          />
        </BesideRule>
      )}
      {offered.anarchist && (
        <BesideRule book={choices.book} section="anarchist" name={t('coup.setup.anarchist')}>
          <Switch
            label={t('coup.setup.anarchist')}
            hint={t('coup.setup.anarchistHint')}
            on={choices.anarchist}
            onChange={(anarchist) => onChoose({ anarchist })}
          />
        </BesideRule>
      )}
      <BesideRule book={choices.book} section="double-danger" name={t('coup.setup.strict')}>
        <Switch
          label={t('coup.setup.strict')}
          hint={t('coup.setup.strictHint')}
          on={choices.strictDoubleDanger}
          onChange={(strictDoubleDanger) => onChoose({ strictDoubleDanger })}
        />
      </BesideRule>
    </Fold>
  );
}

/** What departs from the plain game, by name. */
function summaryOf(t: TFunction, choices: CoupChoices, offered: Offered): string {
  const way = twoPlayersOf(choices, offered);
  const unusual = [
    way !== undefined && way !== offered.twoPlayers[0] && t(`coup.setup.ways.${way}`),
    offered.sixthCharacter !== 'none' && choices.sixth === 'inquisitor' && t('cast.inquisitor.name'),
    offered.factions && choices.factions && t('coup.setup.factions'),
    offered.anarchist && choices.anarchist && t('coup.setup.anarchist'),
    choices.strictDoubleDanger && t('coup.setup.strict'),
  ].filter((name) => name !== false);
  return unusual.length === 0 ? t('setup.asUsual') : listed(t, unusual);
}
