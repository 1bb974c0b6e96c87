import { useEffect, useState, type ReactNode } from 'react';
import type { GameTypes } from '../../../../engine/core';
import { CastList } from '../../../cast/CastEntry';
import { IconButton } from '../../../components/IconButton';
import { Sheet } from '../../../components/Sheet';
import { useLanguage } from '../../../i18n/language';
import { RuleDoors } from '../../../rules/RuleDoors';
import { AidCard } from '../aid/AidCard';
import type { PublicTableProps } from '../PublicTable';
import { Log } from './Log';
import { TableMenu, type MenuPage } from './TableMenu';
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
  const { screens, picture, past, does, onTurn } = props;
  const { view, names, lookers, people, own, canTakeBack: undoes } = picture;
  const { match } = screens;
  const { read } = does;
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
    read(true);
    return () => read(false);
  }, [isOpen, read]);

  const pages: Readonly<Record<Page, () => ReactNode>> = {
    aid: () => <AidCard aid={screens.aid(t, view)} />,
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
        help={screens.help ?? {}}
        onTurn={
          onTurn
            ? () => {
                close();
                onTurn();
              }
            : null
        }
        onGiveUp={picture.asking.is === 'over' ? null : match.clear}
      />
    ),
    log: () => <Log {...{ screens, names, own, past }} />,
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
        {isOpen && <RuleDoors book={screens.bookOf?.(view)}>{pages[page]()}</RuleDoors>}
      </Sheet>
    </>
  );
}
