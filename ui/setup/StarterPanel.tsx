import { StyleSheet } from 'react-native';
import type { GameTypes } from '../../engine/core';
import {
  agreedSeat,
  customaryStarter,
  startOf,
  startsFor,
  type SetupForm,
  type Start,
} from '../../store/setup/form';
import { onlyPerson } from '../../store/match/running';
import { namesOf } from '../../store/setup/seating';
import { Avatar } from '../components/Avatar';
import { nameOf, namesAt } from '../components/nameOf';
import { Panel } from '../components/Panel';
import { RadioGroup } from '../components/RadioGroup';
import { Segmented } from '../components/Segmented';
import { useLanguage } from '../i18n/language';
import { isolated } from '../i18n/written';
import { space } from '../theme/tokens';
import { Chip } from '../components/Chip';
import type { SetupScreens } from './SetupScreens';

interface StarterPanelProps<G extends GameTypes, Choices> {
  readonly screens: SetupScreens<G, Choices>;
  readonly form: SetupForm<Choices>;
  readonly onStart: (start: Start) => void;
  readonly onAgree: (place: number) => void;
}

/** Who begins, or how that will be found. */
export function StarterPanel<G extends GameTypes, Choices>(props: StarterPanelProps<G, Choices>) {
  const { screens, form, onStart, onAgree } = props;
  const { t } = useLanguage();
  const names = namesOf(form.seating);
  const start = startOf(screens.rules, form);
  const starter = customaryStarter(form);
  const players = form.seating.map(({ bot }, seat) => ({
    name: names[seat] ?? '',
    ...(bot === null ? {} : { bot }),
  }));
  const isAlone = onlyPerson(players) !== null;
  const called = namesAt(t, players);
  const custom = screens.custom(t, starter === null ? '' : nameOf(t, names, starter));
  const words: Readonly<Record<Start, { readonly label: string; readonly hint?: string }>> = {
    agreed: { label: t(isAlone ? 'setup.starts.chosen' : 'setup.starts.agreed') },
    random: { label: t('setup.starts.random'), hint: t('setup.startHints.random') },
    byCustom: custom,
  };
  const hints = [form.start === null ? t('setup.startHints.usual') : '', words[start].hint ?? ''];
  const hint = hints.filter((line) => line !== '').join(' ');
  return (
    <Panel>
      <Segmented
        label={t('setup.starter')}
        {...(hint === '' ? {} : { hint })}
        choices={startsFor(form).map((value) => ({ value, label: words[value].label }))}
        chosen={start}
        onChoose={onStart}
      />
      {start === 'agreed' && (
        <RadioGroup label={t('setup.starter')} style={styles.seats}>
          {form.seating.map(({ id }, seat) => (
            <Chip
              key={id}
              words={isolated(called[seat] ?? '')}
              chosen={seat === agreedSeat(form)}
              onPress={() => onAgree(id)}
            >
              <Avatar seat={seat} name={called[seat] ?? ''} size={28} />
            </Chip>
          ))}
        </RadioGroup>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
