import type { Page } from 'playwright-core';
import { pollUntil } from '#kits/poll-until.ts';
import { desk } from '../browser.ts';
import { drawn } from '../screens/screen-checks.ts';

/** What narrows, orders or divides what a screen shows, and which of it is in force already. Orders come first, for an empty list has none. */
const kinds = {
  'thead button': '[aria-sort] *',
  'input[type="radio"]': ':checked',
  'button[aria-pressed]': '[aria-pressed="true"]',
  'button[data-view]': '[data-view="table"]',
  select: ':disabled',
  'input[type="date"]': ':disabled',
  'input[type="search"]': ':disabled',
} as const;
type Kind = keyof typeof kinds;

/** Its name, and its place among those of its kind. */
type Control = Readonly<{ kind: Kind; name: string; at: number }>;

/** All outside forms and drafts; one of each group, for what keeps one choice keeps the others. */
const controlsOn = (page: Page, draft: string): Promise<readonly Control[]> =>
  page.evaluate(
    ([all, drafts]) => {
      const nameOf = (element: Element): string =>
        element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
      const groups = new Set<Element>();
      const isFirstOfGroup = (element: Element): boolean => {
        const group = element.closest('fieldset') ?? (element.matches('button') ? element.parentElement : element);
        if (!group || groups.has(group)) return false;
        groups.add(group);
        return true;
      };
      return Object.entries(all).flatMap(([kind, inForce]) =>
        [...document.querySelectorAll(`main ${kind}`)].flatMap((element, at) =>
          element.checkVisibility() && !element.matches(inForce) && !element.closest(drafts) && isFirstOfGroup(element)
            ? [{ kind: kind as Kind, name: nameOf(element).trim(), at }]
            : [],
        ),
      );
    },
    [kinds, draft] as const,
  );

/** All that is chosen or sought on the screen, by the names of it. */
const chosenOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('main input:checked')].map((one) => one.closest('label')?.textContent),
      ...[...document.querySelectorAll('main [aria-pressed="true"], main [data-view="table"]')].map((one) =>
        one.textContent.replace(/\d+/u, ''),
      ),
      ...[
        ...document.querySelectorAll<HTMLInputElement>(
          'main select, main input[type="date"], main input[type="search"]',
        ),
      ].map(({ value }) => value),
    ].join(' | '),
  );

const use = async (page: Page, { kind, at }: Control): Promise<void> => {
  const control = page.locator(`main ${kind}`).nth(at);
  if (kind === 'select') await control.selectOption({ index: 1 });
  else if (kind === 'input[type="date"]') await control.fill('2026-01-02');
  else if (kind === 'input[type="search"]') await control.fill('zzz');
  // What a radio looks like is beside it.
  else await control.evaluate((element: HTMLElement) => element.click());
};

/** Uses a control. Returns whether that is in the address. */
const isInAddress = async (page: Page, control: Control): Promise<boolean> => {
  const before = page.url();
  await use(page, control);
  return page
    .waitForURL((url) => url.href !== before, { timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
};

/** Uses one after the other, then opens the address again. */
const faultsOfGroup = async (page: Page, path: string, controls: readonly Control[]): Promise<readonly string[]> => {
  const found: string[] = [];
  await page.goto(path);
  await drawn(page);
  for (const control of controls) {
    if (!(await isInAddress(page, control))) found.push(`« ${control.name} » is not in the address`);
    await drawn(page);
  }
  const chosen = await chosenOn(page);
  await page.reload();
  let again = '';
  await pollUntil(async () => (again = await chosenOn(page)) === chosen, { timeoutMs: 10_000 }).catch(() => undefined);
  return again === chosen ? found : [...found, `chosen is ${chosen}; after a reload ${again}`];
};

/** A chart's table takes what narrows the chart away, and a choice may leave nothing to draw: each is tried on the page as it is opened. */
const opensAnew = ({ kind }: Control): boolean => kind === 'button[data-view]';

/** What is chosen on a screen that its address does not hold, or that is lost on a reload. `draft`: what holds what is chosen for something else than what is shown. */
export const faultsOfControls = async (page: Page, path: string, draft = 'form'): Promise<readonly string[]> => {
  await page.setViewportSize(desk);
  await page.goto(path);
  await drawn(page);
  const found: string[] = [];
  const controls = await controlsOn(page, `${draft}, dialog`);
  const together = controls.filter((control) => !opensAnew(control));
  for (const group of [together, ...controls.filter(opensAnew).map((control) => [control])])
    if (group.length > 0) found.push(...(await faultsOfGroup(page, path, group)));
  return found;
};
