import { useEffect, useState, type ReactNode } from 'react';
import type { GameTypes } from '../../../../engine/core';
import { changeSettings, useSettings } from '../../../../store/settings';
import { CastList } from '../../../cast/CastEntry';
import { DeliberateButton } from '../../../components/DeliberateButton';
import { IconButton } from '../../../components/IconButton';
import { Menu, MenuItem } from '../../../components/Menu';
import { Sheet } from '../../../components/Sheet';
import { Switch } from '../../../components/Switch';
import { Note } from '../../../components/Text';
import { useLanguage } from '../../../i18n/language';
import { RuleDoors } from '../../../rules/RuleDoors';
import { RulesAtHand } from '../../../rules/RulesAtHand';
import { PaceChoice } from '../../../settings/PaceChoice';
import { SettingSwitch } from '../../../settings/SettingSwitch';
import { TablePace } from '../../../settings/TablePace';
import { AidCard } from '../aid/AidCard';
import type { PublicTableProps } from '../PublicTable';
import { Log } from './Log';
import { WhoseCards, WhoSits } from './WhoSits';

interface TableToolsProps<G extends GameTypes> extends Pick<
  PublicTableProps<G>,
  'screens' | 'picture' | 'past' | 'does'
> {
  /** Somebody has touched the arrow where there is nothing to take back. */
  readonly onCannotTakeBack: () => void;
  /** Turns the table round for those opposite. */
  readonly onTurn?: () => void;
}

type Page = 'aid' | 'menu' | 'log' | 'rules' | 'seats' | 'cast' | 'peek';

const titles = {
  aid: 'match.aid',
  menu: 'match.menu',
  log: 'log.title',
  rules: 'rules.title',
  seats: 'match.seats',
  cast: 'castPage.title',
  peek: 'match.peekTitle',
} as const satisfies Record<Page, string>;

const helps = ['hints', 'coach'] as const;

/** What can be done at any moment, beside whose turn it is. All of it comes back to the same question. */
export function TableTools<G extends GameTypes>(props: TableToolsProps<G>) {
  const { screens, picture, past, does, onTurn } = props;
  const { view, names, lookers, people, own, canTakeBack: undoes } = picture;
  const { match } = screens;
  const { read } = does;
  const { t } = useLanguage();
  const settings = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState<Page>('menu');
  const open = (next: Page) => {
    setPage(next);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const turn = () => {
    close();
    onTurn?.();
  };
  const cast = screens.cast(view);
  const rules = screens.rulesOf?.(view);

  useEffect(() => {
    if (!isOpen) return undefined;
    read(true);
    return () => read(false);
  }, [isOpen, read]);

  /** Everything that is no answer to the question on the table. */
  const menu = () => (
    <>
      <Menu label={t('match.menu')}>
        <MenuItem icon="log" label={t('log.title')} onPress={() => open('log')} />
        {rules && <MenuItem icon="rules" label={t('rules.title')} onPress={() => open('rules')} />}
        <MenuItem icon="person" label={t('match.seats')} onPress={() => open('seats')} />
        {cast.length > 0 && <MenuItem icon="cast" label={t('castPage.title')} onPress={() => open('cast')} />}
        {lookers.length > 0 && <MenuItem icon="peek" label={t('match.peek')} onPress={() => open('peek')} />}
        {onTurn && <MenuItem icon="turnTable" label={t('match.turnTable')} onPress={turn} />}
      </Menu>
      {helps.map((one) => {
        const offered = screens.help?.[one];
        return (
          offered && (
            <Switch
              key={one}
              label={t(`settings.${one}`)}
              hint={offered.whatFor(t)}
              on={settings[one]}
              onChange={(on) => changeSettings({ [one]: on })}
            />
          )
        );
      })}
      {people.length > 1 && picture.asking.is !== 'over' && (
        <TablePace pace={picture.pace} onChoose={match.changePace} />
      )}
      <SettingSwitch of="sound" />
      {people.length < names.length && <PaceChoice />}
      {picture.asking.is !== 'over' && (
        <>
          <DeliberateButton label={t('match.giveUp')} icon="discard" kind="danger" onPress={match.clear} />
          <Note>{t('match.giveUpHint')}</Note>
        </>
      )}
    </>
  );

  const pages: Readonly<Record<Page, () => ReactNode>> = {
    aid: () => <AidCard aid={screens.aid(t, view)} />,
    menu,
    log: () => <Log {...{ screens, names, own, past }} />,
    rules: () => <RulesAtHand />,
    seats: () => <WhoSits {...{ names, people, own }} />,
    cast: () => <CastList members={cast} />,
    peek: () => <WhoseCards people={lookers} names={names} onPeek={does.peek} />,
  };

  return (
    <>
      <IconButton
        icon="takeBack"
        label={undoes ? t('match.takeBackOf', { what: undoes }) : t('match.takeBack')}
        onPress={undoes === null ? props.onCannotTakeBack : match.takeBack}
        shut={undoes === null}
      />
      <IconButton icon="aid" label={t('match.aid')} onPress={() => open('aid')} />
      <IconButton icon="menu" label={t('match.menu')} onPress={() => open('menu')} />
      <Sheet visible={isOpen} title={t(titles[page])} onClose={close}>
        {isOpen && <RuleDoors rules={rules}>{pages[page]()}</RuleDoors>}
      </Sheet>
    </>
  );
}
