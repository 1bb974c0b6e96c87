import type { Page } from '@playwright/test';

/** Waits until the page has noted a figure under this global name, and reads it. The page's policy allows no text as code. */
export async function noted(page: Page, name: string): Promise<number> {
  const figure = await page.waitForFunction(
    (name) => Reflect.get(globalThis, name) as number | undefined,
    name,
  );
  return (await figure.jsonValue()) ?? NaN;
}
