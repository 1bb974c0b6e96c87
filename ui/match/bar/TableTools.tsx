import { useEffect, useState, type ReactNode } from 'react';
import type { GameTypes, Seat, Step } from '../../../engine/core';
import { CastList } from '../../cast/CastList';
import { IconButton } from '../../components/IconButton';
import { Sheet } from '../../components/Sheet';
import { useLanguage } from '../../i18n/language';
import { RuleDoors } from '../../rules/RuleDoors';
import { AidCard } from '../aid/AidCard';
import type { GameScreens, SeenTable } from '../GameScreens';
import { Log } from './Log';
import { retold } from './retold';
import { TableMenu, type MenuPage } from './TableMenu';
import { WhoseCards } from './WhoseCards';
import { WhoSits } from './WhoSits';

interface TableToolsProps<G extends GameTypes> extends SeenTable<G> {
  readonly screens: GameScreens<G>;
  /** Who may look at their own cards behind a curtain. */
  readonly lookers: readonly Seat[];
  /** The only person at the table. */
  readonly alone: Seat | null;
  /** All that has happened, as everybody witnessed it. */
  readonly witnessed: readonly Pick<Step<G>, 'events'>[];
  readonly viewAt: (step: number) => G['View'];
  /** The step to which a touch can be taken back; null where none can. */
  readonly takeBackTo: number | null;
  /** Somebody has touched it all the same. */
  readonly onCannotTakeBack: () => void;
  readonly people: readonly Seat[];
  readonly isOver: boolean;
  /** Something lies over the table, or no longer. */
  readonly onReading: (reads: boolean) => void;
  readonly onPeek: (seat: Seat) => void;
  /** Turns the table round for those opposite. */
  readonly onTurn?: () => void;
}

type Page = 'aid' | 'menu' | MenuPage;

const titles = {
  aid: 'match.aid',
  menu: 'match.menu',
  log: 'log.title',
  seats: 'match.seats',
  cast: 'castPage.title',
  peek: 'match.peekTitle',
} as const satisfies Record<Page, string>;

/** What can be done at any moment, beside whose turn it is. All of it comes back to the same question. */
export function TableTools<G extends GameTypes>(props: TableToolsProps<G>) {
  const { screens, view, names, lookers, people, alone, witnessed, takeBackTo, onReading, onTurn } = props;
  const { match, words } = screens;
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState<Page>('menu');
  const open = (next: Page) => {
    setPage(next);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const cast = screens.cast(view);

  useEffect(() => {
    if (!isOpen) return undefined;
    onReading(true);
    return () => onReading(false);
  }, [isOpen, onReading]);

  const what =
    takeBackTo === null ? '' : retold(t, screens, witnessed.slice(takeBackTo + 1), names, view, alone);

  const pages: Readonly<Record<Page, () => ReactNode>> = {
    aid: () => (
      <RuleDoors book={screens.bookOf?.(view)}>
        <AidCard aid={words.aid(t, view)} />
      </RuleDoors>
    ),
    menu: () => (
      <TableMenu
        pages={[
          'log',
          'seats',
          ...(cast.length > 0 ? (['cast'] as const) : []),
          ...(lookers.length > 0 ? (['peek'] as const) : []),
        ]}
        onPage={open}
        withBots={people.length < names.length}
        help={words.help ?? {}}
        onTurn={
          onTurn
            ? () => {
                close();
                onTurn();
              }
            : null
        }
        onGiveUp={props.isOver ? null : match.clear}
      />
    ),
    log: () => <Log {...{ screens, names, alone }} steps={witnessed} viewAt={props.viewAt} />,
    seats: () => <WhoSits {...{ names, people, alone }} />,
    cast: () => <CastList members={cast} />,
    peek: () => <WhoseCards people={lookers} names={names} onPeek={props.onPeek} />,
  };

  return (
    <>
      <IconButton
        icon="takeBack"
        label={what === '' ? t('match.takeBack') : t('match.takeBackOf', { what })}
        onPress={takeBackTo === null ? props.onCannotTakeBack : match.takeBack}
        shut={takeBackTo === null}
      />
      <IconButton icon="aid" label={t('match.aid')} onPress={() => open('aid')} />
      <IconButton icon="menu" label={t('match.menu')} onPress={() => open('menu')} />
      <Sheet visible={isOpen} title={t(titles[page])} onClose={close}>
        {isOpen && pages[page]()}
      </Sheet>
    </>
  );
}
