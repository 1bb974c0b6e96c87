import { useIsFocused } from 'expo-router';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history. Only the page in front sets the title. */
export function PageTitle({ title }: { title: string }) {
  const inFront = useIsFocused();
  useEffect(() => {
    if (inFront) document.title = title;
  }, [inFront, title]);
  return null;
}
