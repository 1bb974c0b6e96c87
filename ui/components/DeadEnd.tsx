import { useRouter, type Href } from 'expo-router';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { Screen } from './Screen';

interface DeadEndProps {
  /** What the page is called. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly wayOut: string;
  readonly to: Href;
}

/** A page with nothing to show: it says why, and leads to another. */
export function DeadEnd({ page, title, text, wayOut, to }: DeadEndProps) {
  const router = useRouter();
  return (
    <Screen title={page}>
      <EmptyState title={title} text={text}>
        <Button label={wayOut} kind="brass" onPress={() => router.replace(to)} />
      </EmptyState>
    </Screen>
  );
}
