import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

/** The address follows when nothing has been written for so long, in milliseconds. */
const pause = 400;

interface AskedInAddress {
  readonly asked: string;
  readonly onAsk: (query: string) => void;
  /** Before the page is left: the address is brought up to what is asked. */
  readonly keep: () => void;
}

/** What is asked stands in the page's address (`?q=`), so that who comes back finds it with its answers. */
export function useAskedInAddress(): AskedInAddress {
  const { q = '' } = useLocalSearchParams<{ q?: string }>();
  const router = useRouter();
  const [unkept, setUnkept] = useState<string | null>(null);

  useEffect(() => {
    if (unkept === null) return undefined;
    const timer = setTimeout(() => {
      router.setParams({ q: unkept });
      setUnkept(null);
    }, pause);
    return () => clearTimeout(timer);
  }, [unkept, router]);

  return {
    asked: q,
    onAsk: setUnkept,
    keep: () => {
      if (unkept !== null) router.setParams({ q: unkept });
      setUnkept(null);
    },
  };
}
