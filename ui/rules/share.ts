import { createURL } from 'expo-linking';
import { Share } from 'react-native';
import type { Shared } from './shared';

/** Shares an address of this app. */
export async function shareAddress(path: string): Promise<Shared> {
  try {
    const { action } = await Share.share({ message: createURL(path) });
    return action === Share.dismissedAction ? 'left' : 'sent';
  } catch {
    return 'failed';
  }
}
