import { Stack } from 'expo-router';
import type { ReactNode } from 'react';

/** The name a page goes by in the system's list of pages. */
export function PageTitle({ title }: { title: string }): ReactNode {
  return <Stack.Screen options={{ title }} />;
}
