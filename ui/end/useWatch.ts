import { useRouter } from 'expo-router';

/** Opens the replay of a past game where it stood after so many moves; Back leads to where one was. */
export function useWatch(id: string): (step: number) => void {
  const router = useRouter();
  return (step) => router.push({ pathname: '/history/[id]', params: { id, step: String(step) } });
}
