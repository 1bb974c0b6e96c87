import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { offeredBy, twoPlayersOf, type CoupChoices, type Offered } from '../../../store/coup/setup';
import { IconButton } from '../../components/IconButton';
import { Segmented } from '../../components/Segmented';
import { Switch } from '../../components/Switch';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { RuleDoors, useRuleDoor } from '../../rules/RuleDoors';
import { Fold } from '../../setup/Fold';
import type { ChoicesProps } from '../../setup/SetupScreens';
import { space } from '../../theme/tokens';

/** What this book leaves to this table. */
export function OptionsPanel({ form, onChoose }: ChoicesProps<CoupChoices>) {
  const { t } = useLanguage();
  const { choices, seating } = form;
  const offered = offeredBy(choices.book, seating.length);
  const way = twoPlayersOf(choices, offered);
  return (
    <Fold title={t('setup.options')} summary={summaryOf(t, choices, offered)}>
      <RuleDoors rules={{ book: choices.book, parts: [] }}>
        {way !== undefined && (
          <Explained section="two-players" name={t('coup.setup.twoPlayers')}>
            <Segmented
              label={t('coup.setup.twoPlayers')}
              hint={t(`coup.setup.wayHints.${way}`)}
              choices={offered.twoPlayers.map((value) => ({ value, label: t(`coup.setup.ways.${value}`) }))}
              chosen={way}
              onChoose={(twoPlayers) => onChoose({ twoPlayers })}
            />
          </Explained>
        )}
        {offered.sixthCharacter === 'choose' && (
          <Explained section="inquisitor" name={t('coup.setup.sixth')}>
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
          </Explained>
        )}
        {offered.sixthCharacter === 'optional' && (
          <Option
            section="inquisitor"
            name="inquisitor"
            on={choices.sixth === 'inquisitor'}
            onChange={(on) => onChoose({ sixth: on ? 'inquisitor' : 'ambassador' })}
          />
        )}
        {offered.factions && (
          <Option
            section="reformation"
            name="factions"
            on={choices.factions}
            onChange={(factions) => onChoose({ factions })}
          />
        )}
        {offered.anarchist && (
          <Option
            section="anarchist"
            name="anarchist"
            on={choices.anarchist}
            onChange={(anarchist) => onChoose({ anarchist })}
          />
        )}
        <Option
          section="double-danger"
          name="strict"
          on={choices.strictDoubleDanger}
          onChange={(strictDoubleDanger) => onChoose({ strictDoubleDanger })}
        />
      </RuleDoors>
    </Fold>
  );
}

interface OptionProps {
  readonly section: string;
  readonly name: 'inquisitor' | 'factions' | 'anarchist' | 'strict';
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch with its section. */
function Option({ section, name, on, onChange }: OptionProps) {
  const { t } = useLanguage();
  const label = t(`coup.setup.${name}`);
  return (
    <Explained section={section} name={label}>
      <Switch label={label} hint={t(`coup.setup.${name}Hint`)} on={on} onChange={onChange} />
    </Explained>
  );
}

interface ExplainedProps {
  /** The word of the section that explains the choice. */
  readonly section: string;
  /** What is chosen, for a screen reader, which does not show that the door belongs to it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A choice with a small door to its section beside it, if the book has such a section. */
function Explained({ section, name, children }: ExplainedProps) {
  const { t } = useLanguage();
  const open = useRuleDoor({ section });
  if (open === null) return children;
  return (
    <View style={styles.row}>
      <View style={styles.choice}>{children}</View>
      <IconButton icon="rules" label={t('rules.rule', { id: name })} onPress={open} />
    </View>
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  choice: { flex: 1 },
});
