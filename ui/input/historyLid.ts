/**
 * * A browser cannot be kept from going Back. So while something lies over the page, a lid, a second history entry of
 * the same page, is pushed: Back only removes that entry, and it is pushed again.
 */
interface Lid {
  lay(): void;
  /** Does nothing if it is off already, or coming off. */
  takeOff(): void;
  /** Where a step through the history has led. */
  stepped(): Step;
}

export type Step =
  /** Off the lid, by our own doing. */
  | 'takenOff'
  /** Off the lid, by somebody's Back. */
  | 'back'
  /** Forward, onto a lid with nothing below it any more. */
  | 'ontoLid'
  /** From page to page: the navigation's affair. */
  | 'elsewhere';

interface Entry {
  readonly lid?: true;
  /** The navigation's own, the same for a page and its lid. */
  readonly id?: string;
}

/**
 * * When a page is reloaded while its lid comes off, a browser may step back twice, or give the page its lid's state; a
 * step back would then leave the app. With the Navigation API we ask for the very entry below the lid, which has the
 * same address.
 */
function entryBelow(navigation: Navigation): string | null {
  const here = navigation.currentEntry;
  const below = here && navigation.entries()[here.index - 1];
  return below && below.url === here.url ? below.key : null;
}

/**
 * * Expo Router knows nothing of lids and counts entries. Its calls to the history wait until the lid is off, so that
 * they find the entries that it made.
 */
export function lidOf(history: History, navigation?: Navigation): Lid {
  const entry = (): Entry => (history.state as Entry | null) ?? {};
  const own = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
    go: history.go.bind(history),
  };
  let takingOff = false;
  /** The next step was asked for by the navigation. */
  let going = false;
  let laidOn: Entry | null = null;
  const waiting: (() => void)[] = [];

  function takeOff(): void {
    if (takingOff || !entry().lid) return;
    if (!navigation) {
      takingOff = true;
      return own.go(-1);
    }
    const below = entryBelow(navigation);
    if (below === null) return own.replace({ ...entry(), lid: undefined }, '');
    takingOff = true;
    const { committed, finished } = navigation.traverseTo(below);
    // They reject if another step interrupts this one or the page is reloaded.
    void Promise.allSettled([committed, finished]);
  }

  function onceOff(act: () => void): void {
    takeOff();
    if (takingOff) waiting.push(act);
    else act();
  }

  history.pushState = (...what) => onceOff(() => own.push(...what));
  history.replaceState = (...what) => onceOff(() => own.replace(...what));
  history.go = (by) =>
    onceOff(() => {
      going = true;
      own.go(by);
    });

  return {
    lay() {
      if (takingOff || entry().lid) return;
      laidOn = entry();
      own.push({ ...laidOn, lid: true }, '');
    },
    takeOff,
    stepped() {
      const from = laidOn;
      laidOn = null;
      if (takingOff) {
        takingOff = false;
        for (const act of waiting.splice(0)) act();
        return 'takenOff';
      }
      if (going) {
        going = false;
        return 'elsewhere';
      }
      if (entry().lid) return 'ontoLid';
      return from && from.id === entry().id ? 'back' : 'elsewhere';
    },
  };
}
