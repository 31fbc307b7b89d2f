import type { Page } from 'playwright-core';

/** Of the lock, in every test. */
export const lockCode = '482913';

/** Sets the lock on this device from the profile. `after`: as the choice is labelled. */
export const setLock = async (page: Page, after = '5\u00A0min'): Promise<void> => {
  await page.goto('/app/profile/lock');
  await page.getByLabel('Nouveau code').fill(lockCode);
  await page.getByLabel('Le même code, une seconde fois').fill(lockCode);
  await page.getByRole('radio', { name: after, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Poser le verrou' }).click();
  await page.getByText('Le verrou est posé').waitFor();
};

export const lockedTitle = 'Écrin est verrouillé';
export const waitLocked = (page: Page): Promise<void> => page.getByRole('heading', { name: lockedTitle }).waitFor();

export const unlock = async (page: Page, code = lockCode): Promise<void> => {
  await page.getByLabel('Votre code').fill(code);
  await page.getByRole('button', { name: 'Déverrouiller', exact: true }).click();
};
