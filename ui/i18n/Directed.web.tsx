import { useLayoutEffect, type ReactNode } from 'react';
import { useLanguage } from './language';

/** On the web the direction stands on the document itself, so that dialogs and scroll bars obey it too. */
export function Directed({ children }: { children: ReactNode }) {
  const { direction, language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [direction, language]);
  return children;
}
