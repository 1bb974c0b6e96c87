import { Stack } from 'expo-router';
import type { ReactNode } from 'react';

/** Names the page for the system. */
export function PageTitle({ title }: { title: string }): ReactNode {
  return <Stack.Screen options={{ title }} />;
}
