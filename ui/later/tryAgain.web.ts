import type { Later } from '../arriving';

/**
 * Fetches the part once more. If it still is not to be had while the server does answer, the app has been replaced
 * by a newer one since this page was opened, and its files with it: then the newer one is loaded.
 */
export async function tryAgain(part: Later<unknown>): Promise<void> {
  await part.load();
  if (part.now().is === 'missing' && (await serverAnswers())) location.reload();
}

const serverAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
