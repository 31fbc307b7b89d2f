import type { Page } from 'playwright-core';
import { pollUntil } from '#kits/poll-until.ts';
import { rawValuesOn } from '../screens/raw-values.ts';
import { drawn } from '../screens/screen-checks.ts';
import { screenPaths } from '../screens/screen-paths.ts';
import { faultsOfLook } from '../screens/screen-visits.ts';
import { faultsOfControls } from './controls.ts';
import { adminTable, type Form } from './table.ts';

/** Words of clients' thoughts, which no screen shows. */
export type Hidden = readonly string[];

const shownOf = async (page: Page): Promise<string> => (await page.locator('main').first().innerText()).trim();

/** What changes by itself: times that pass, what is measured, and how often work was sent. */
const withoutTime = (text: string): string =>
  text.replaceAll(/\d+[ \u00A0\u202F]?(?:min|s|ms|h|Mo|Go|MB|GB|envois?|sendings?)\b|\d\d:\d\d/gu, '…');

/** What is shown once it has stayed the same for a moment. */
const settled = async (page: Page): Promise<string> => {
  await drawn(page);
  let [before, times] = ['', 0];
  await pollUntil(
    async () => {
      const now = withoutTime(await shownOf(page));
      times = now === before ? times + 1 : 0;
      before = now;
      return times === 3;
    },
    { everyMs: 150, timeoutMs: 20_000, what: 'a screen that stays as it is' },
  );
  return before;
};

/** A list in a state is the same after a reload, and after Back from another page. */
const faultsOfState = async (page: Page, path: string, state: string): Promise<readonly string[]> => {
  const address = `${path}?${state}`;
  await page.goto(address);
  const shown = await settled(page);
  const found: string[] = [];
  const expectSame = async (after: string): Promise<void> => {
    let again = '';
    await pollUntil(async () => (again = await settled(page)) === shown, { timeoutMs: 10_000 }).catch(() => undefined);
    const { pathname, search } = new URL(page.url());
    if (`${pathname}${search}` !== address) found.push(`${state}: ${after}, the address is ${pathname}${search}`);
    if (again !== shown) found.push(`${state}: not the same ${after}: ${firstDifference(shown, again)}`);
  };
  await page.reload();
  await expectSame('after a reload');
  await page.goto('/admin/miniapps');
  await page.goBack();
  await expectSame('after Back');
  return found;
};

const firstDifference = (one: string, other: string): string => {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, place) => line !== others[place]);
  return `« ${lines[at] ?? ''} », « ${others[at] ?? ''} »`;
};

type Visit = Readonly<{
  /** One signed in for each role and language. */
  pages: (form: Form) => Page;
  /** Of each parameter of a route. */
  ids: Readonly<Record<string, string>>;
  formsOf: (place: number, route: string) => readonly Form[];
  hidden: Hidden;
  /** In which form the states of a list and what is chosen on a screen are tried too. */
  tries: (form: Form) => boolean;
  /** Widths at which axe looks too. */
  axeAt: readonly number[];
}>;

const faultsOfForm = async ({ pages, hidden, axeAt }: Visit, path: string, form: Form): Promise<readonly string[]> => {
  const page = pages(form);
  await page.goto(path);
  const look = { ...form, axe: axeAt.includes(form.width) };
  const looked = await faultsOfLook(page, look).catch((fault: unknown) => [String(fault)]);
  const text = await page.locator('body').innerText();
  const found = [
    ...looked,
    ...(await rawValuesOn(page, form.language)).map((value) => `the stored value « ${value} »`),
    ...hidden.filter((words) => text.includes(words)).map((words) => `words of a client, « ${words} »`),
  ];
  return found.map((fault) => `${form.role}, ${form.language}, ${fault}`);
};

type Listed = Readonly<{ place: number; route: string }>;

const faultsOfScreen = async (visit: Visit, path: string, { place, route }: Listed): Promise<readonly string[]> => {
  const found: string[] = [];
  const forms = visit.formsOf(place, route);
  for (const form of forms) found.push(...(await faultsOfForm(visit, path, form)));
  const { lists = [], draft } = adminTable[route] ?? {};
  for (const form of forms.filter(visit.tries)) {
    for (const state of lists) found.push(...(await faultsOfState(visit.pages(form), path, state)));
    found.push(...(await faultsOfControls(visit.pages(form), path, draft).catch((fault: unknown) => [String(fault)])));
  }
  return found;
};

/** What is wrong with the screens of the table, by path, each in its forms; the states of its list, and whether all of them are its address, where they are tried. */
export const visitAdminScreens = async (visit: Visit): Promise<Readonly<Record<string, readonly string[]>>> => {
  const faults: Record<string, readonly string[]> = {};
  for (const [place, route] of Object.keys(adminTable).entries()) {
    for (const path of screenPaths([route], visit.ids)) {
      const found = await faultsOfScreen(visit, path, { place, route });
      if (found.length > 0) faults[path] = found;
    }
  }
  return faults;
};
