import { useIsFocused } from 'expo-router';
import { useEffect } from 'react';

/** The name a page goes by in the browser's tab and history. The page in front has the word. */
export function PageTitle({ title }: { title: string }) {
  const inFront = useIsFocused();
  useEffect(() => {
    if (inFront) document.title = title;
  }, [inFront, title]);
  return null;
}
