import type { Page } from 'playwright-core';

/** Presses Tab until the focus is on a control of that name. Fails when the focus has cycled without reaching it. */
export const tabTo = async (page: Page, name: string | RegExp, most = 60): Promise<void> => {
  const target = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('switch', { name }))
    .or(page.getByRole('textbox', { name }))
    .or(page.getByRole('combobox', { name }));
  for (let press = 0; press < most; press += 1) {
    const reached = await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
    if (reached) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached ${String(name)}`);
};

/** Presses Tab until the focus is in the field of that label, and types. */
export const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  for (let press = 0; press < 40; press += 1) {
    if (await page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(text);
};
