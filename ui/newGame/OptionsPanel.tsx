import { choicesFor, twoPlayersOf, type CoupDraft, type Wishes } from '../../store/newGame/coupDraft';
import { useLanguage } from '../i18n/language';
import { Panel } from '../Panel';
import { Segmented } from '../Segmented';
import { Switch } from '../Switch';
import { Text } from '../Text';

interface OptionsPanelProps {
  readonly draft: CoupDraft;
  readonly onWish: (wishes: Partial<Wishes>) => void;
}

/** What this book leaves to this table. */
export function OptionsPanel({ draft, onWish }: OptionsPanelProps) {
  const { t } = useLanguage();
  const { wishes } = draft;
  const choices = choicesFor(draft);
  const way = twoPlayersOf(draft, choices);
  return (
    <Panel>
      <Text variant="section" tone="brassInk">
        {t('newGame.options')}
      </Text>
      {way !== undefined && (
        <Segmented
          label={t('newGame.twoPlayers')}
          hint={t(`newGame.wayHints.${way}`)}
          choices={choices.twoPlayers.map((value) => ({ value, label: t(`newGame.ways.${value}`) }))}
          chosen={way}
          onChoose={(twoPlayers) => onWish({ twoPlayers })}
        />
      )}
      {choices.sixthCharacter === 'choose' && (
        <Segmented
          label={t('newGame.sixth')}
          hint={t('newGame.sixthHint')}
          choices={[
            { value: 'ambassador', label: t('cast.ambassador.name') },
            { value: 'inquisitor', label: t('cast.inquisitor.name') },
          ]}
          chosen={wishes.sixth}
          onChoose={(sixth) => onWish({ sixth })}
        />
      )}
      {choices.sixthCharacter === 'optional' && (
        <Switch
          label={t('newGame.inquisitor')}
          hint={t('newGame.inquisitorHint')}
          on={wishes.sixth === 'inquisitor'}
          onChange={(on) => onWish({ sixth: on ? 'inquisitor' : 'ambassador' })}
        />
      )}
      {choices.factions && (
        <Switch
          label={t('newGame.factions')}
          hint={t('newGame.factionsHint')}
          on={wishes.factions}
          onChange={(factions) => onWish({ factions })}
        />
      )}
      {choices.anarchist && (
        <Switch
          label={t('newGame.anarchist')}
          hint={t('newGame.anarchistHint')}
          on={wishes.anarchist}
          onChange={(anarchist) => onWish({ anarchist })}
        />
      )}
      <Switch
        label={t('newGame.strict')}
        hint={t('newGame.strictHint')}
        on={wishes.strictDoubleDanger}
        onChange={(strictDoubleDanger) => onWish({ strictDoubleDanger })}
      />
    </Panel>
  );
}
