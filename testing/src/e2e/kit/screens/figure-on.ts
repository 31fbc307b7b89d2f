import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The number that a screen shows by this pattern; not any while it does not. */
export const figureOn = async (page: Page, pattern: RegExp): Promise<number> => {
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/gu, ' ');
  return Number(pattern.exec(text)?.[1] ?? Number.NaN);
};

/** Waits until the screen at a path shows this number by this pattern. */
export const expectFigure = async (
  page: Page,
  path: string,
  { pattern, figure }: Readonly<{ pattern: RegExp; figure: number }>,
): Promise<void> => {
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  await expect.poll(() => figureOn(page, pattern), { message: `${path}: ${pattern}`, timeout: 15_000 }).toBe(figure);
};
