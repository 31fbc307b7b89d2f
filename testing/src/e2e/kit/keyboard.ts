import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab until the focus is on a control of that name. Fails when the focus has cycled without reaching it. */
export const tabTo = async (page: Page, name: string | RegExp, most = 60): Promise<void> => {
  const target = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('switch', { name }))
    .or(page.getByRole('textbox', { name }))
    .or(page.getByRole('combobox', { name }));
  // What is still on its way is not passed over.
  await target.first().waitFor({ state: 'attached' });
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

/** The accessible name or the text of what has the focus; null: nothing has. */
export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === null || focused === document.body
      ? null
      : (focused.getAttribute('aria-label') ?? (focused.textContent || focused.id)).trim();
  });

/** Of the focused control: that it is out of view, or that nothing marks it. null: no fault, or nothing is focused. */
const faultOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return null;
    const isMarked = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    const parts = (element: Element) =>
      [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
    // A control may be invisible on what it chooses; the next element is then what is drawn.
    const drawn = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
    const { top, bottom, width } = focused.getBoundingClientRect();
    if (width === 0 || bottom <= 0 || top >= innerHeight) return 'out of view';
    // The browser draws the mark of what is inside a field for dates.
    if (focused.matches('input[type="date"], input[type="datetime-local"]')) return null;
    return drawn.some((element) => element && parts(element).some(isMarked)) ? null : 'not marked';
  });

/** Presses Tab from one end of the page to the other. Returns the controls with a fault; one that keeps the focus is one. */
export const tabThrough = async (page: Page, most = 400): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    if (name === null) return faults;
    const fault = await faultOfFocus(page);
    if (fault !== null) faults.push(`${name}: ${fault}`);
  }
  return [...faults, `the focus never left the page: ${await focusedName(page)}`];
};

/** Opens the list of shortcuts by its key, pressed until keys are read: a moment after the page is shown. */
export const openShortcutList = async (page: Page): Promise<Locator> => {
  const list = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return list.isVisible();
    })
    .toBe(true);
  return list;
};
