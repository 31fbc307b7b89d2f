import type { Page } from 'playwright-core';

/** `path`: its address, or its name where it has several states. `open`: how one gets there, unless by the address alone. `filled`: each of its lists has something in it. */
export type Screen = Readonly<{ path: string; open?: (page: Page) => Promise<void>; filled?: boolean }>;

export const openScreen = async (page: Page, { path, open }: Screen): Promise<void> => {
  await (open ? open(page) : page.goto(path));
};

/** Within the app, whose history has what the screen shows. */
export const moveWithin = async (page: Page, path: string, state: unknown = null): Promise<void> => {
  const before = await page.title();
  await page.evaluate(([address, kept]) => history.pushState(kept, '', address), [path, state] as const);
  await page.waitForFunction((title) => document.title !== title, before);
};
