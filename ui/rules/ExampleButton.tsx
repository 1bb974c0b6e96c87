import { use, useState, useSyncExternalStore } from 'react';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { ExampleLink } from '../../locales/rulebooks/text';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { useLanguage } from '../i18n/language';
import { InPlace } from '../later/InPlace';
import { GameByBook, type GameOf } from './examples';
import { bookTexts } from './texts';

interface ExampleButtonProps {
  readonly book: Rulebook;
  readonly example: ExampleLink;
}

/** Opens a board on which the example is played. Without a game that can play it, it renders nothing. */
export function ExampleButton(props: ExampleButtonProps) {
  const game = use(GameByBook)(props.book);
  return game && <PlayableExample game={game} {...props} />;
}

interface PlayableExampleProps extends ExampleButtonProps {
  readonly game: NonNullable<ReturnType<GameOf>>;
}

function PlayableExample({ game, book, example: { name, label } }: PlayableExampleProps) {
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const arrival = useSyncExternalStore(game.subscribe, game.now);
  if (arrival.is === 'here' && !arrival.value.examples?.has(book, name)) return null;
  return (
    <>
      <Button icon="play" label={label} onPress={() => setOpen(true)} />
      {open && (
        <Sheet visible title={label} onClose={() => setOpen(false)}>
          <InPlace part={game}>
            {({ examples }) =>
              examples && (
                <InPlace part={bookTexts[book][language]}>
                  {(text) => <examples.Player book={book} name={name} text={text} />}
                </InPlace>
              )
            }
          </InPlace>
        </Sheet>
      )}
    </>
  );
}
