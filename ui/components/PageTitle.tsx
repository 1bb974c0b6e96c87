import { Stack } from 'expo-router';

/** The name a page goes by in the system's list of pages. */
export function PageTitle({ title }: { title: string }) {
  return <Stack.Screen options={{ title }} />;
}
