import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses the button that starts the recorder, and waits until it records. */
export const startRecording = async (page: Page, button = 'Enregistrer une pensée'): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('button', { name: 'Terminer et garder' }).waitFor();
};

/** Waits until so many seconds of the recording are stored on this device, as the recorder says. */
export const waitUntilStored = (page: Page, seconds: number): Promise<void> =>
  waitForSeconds(page.getByText(/^Sur cet appareil \d:\d\d$/), seconds);

/** Waits until the recorder below another page has counted so many seconds. */
export const waitUntilCounted = (page: Page, seconds: number): Promise<void> =>
  waitForSeconds(page.getByRole('region', { name: 'Enregistrement d’une pensée' }).getByText(/^\d:\d\d$/), seconds);

const waitForSeconds = (clock: Locator, seconds: number): Promise<void> =>
  expect.poll(async () => secondsOf(await clock.innerText())).toBeGreaterThanOrEqual(seconds);

const secondsOf = (text: string): number => {
  const [, minutes, seconds] = /(\d):(\d\d)$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
