import type { Page } from 'playwright-core';
import { drawn } from '../screens/screen-checks.ts';

/** The letters that what is shown announces to a screen reader; a button that is off announces none. */
const announcedOn = async (page: Page): Promise<readonly string[]> => {
  const values = await page
    .locator('main [aria-keyshortcuts]:not(:disabled)')
    .evaluateAll((found) => found.map((one) => one.getAttribute('aria-keyshortcuts') ?? ''));
  return values.flatMap((value) => value.split(' '));
};

/** From now on no lettered button does anything; resolves to what reads the letters of those that were pressed. */
const catchPresses = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const pressed = await page.evaluateHandle(() => {
    const letters: string[] = [];
    const caught = (event: Event): void => {
      const button = event.target instanceof Element ? event.target.closest('button[data-key]') : null;
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      letters.push(button.getAttribute('data-key') ?? '');
    };
    document.addEventListener('click', caught, { capture: true });
    return letters;
  });
  return () => pressed.evaluate((letters) => letters.splice(0));
};

/** Down, down and up a queue by letters: the item of the address follows. Leaves the focus where the letters act. */
const faultsOfWalk = async (page: Page): Promise<readonly string[]> => {
  await page.locator('main ul[aria-keyshortcuts] a').first().focus();
  const press = async (key: string): Promise<string> => {
    const before = page.url();
    await page.keyboard.press(key);
    await page.waitForURL((url) => url.href !== before, { timeout: 10_000 }).catch(() => undefined);
    await drawn(page);
    return page.url();
  };
  const [first, second, back] = [await press('j'), await press('j'), await press('k')];
  return [
    ...(first === second ? ['J stays where it is'] : []),
    ...(back === first ? [] : [`K leads to ${new URL(back).pathname}, not back`]),
  ];
};

/** What is wrong with the letters of a queue: those of the table are announced, no others are, and each does what its button does. */
export const faultsOfShortcuts = async (page: Page, address: string, letters: string): Promise<readonly string[]> => {
  await page.goto(address);
  await drawn(page);
  const found = [...(await faultsOfWalk(page))];
  const announced = await announcedOn(page);
  if (announced.toSorted().join(' ') !== letters.split(' ').toSorted().join(' '))
    found.push(`announced are ${announced.join(' ')}, not ${letters}`);
  const pressedSince = await catchPresses(page);
  for (const letter of announced.filter((one) => one !== 'J' && one !== 'K')) {
    await page.keyboard.press(letter.toLowerCase());
    const pressed = await pressedSince();
    if (pressed.join(' ') !== letter) found.push(`${letter} presses ${pressed.join(' ') || 'nothing'}`);
  }
  return found;
};
