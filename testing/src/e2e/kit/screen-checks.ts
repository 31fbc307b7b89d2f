import type { Page } from 'playwright-core';

/** The screen is drawn: its heading and fonts are there, and nothing of it loads. */
export const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[class*="skeleton"]') === null &&
      document.fonts.status === 'loaded',
    undefined,
    { timeout: 10_000 },
  );
};

/** What reaches over the right edge of the screen, and by how much; what scrolls or is cut inside another part does not. */
export const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cuts = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || cuts(element.parentElement));
    const over = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      const isSeen = own > 1 && getComputedStyle(element).visibility === 'visible';
      return isSeen && right > width + 0.5 && !cuts(element.parentElement)
        ? [`${element.tagName.toLowerCase()}.${element.className}: ${Math.ceil(right - width)} px`]
        : [];
    });
    const page = document.documentElement.scrollWidth - width;
    return page > 0 ? [`the page: ${page} px`, ...over] : over;
  });

/** One number that the screen shows, with what it counts, and the part of the screen it stands in. */
type Counted = Readonly<{ number: string; subject: string; part: string }>;

/** The texts of the screen that are not the person's own, each with the part it stands in; in a list each entry is a part of its own. */
const textsOn = (page: Page): Promise<readonly Readonly<{ text: string; part: string }>[]> =>
  page.evaluate(() => {
    const parts =
      'li, tr, dt, dd, label, button, article, section, aside, fieldset, nav, header, [role="dialog"], main';
    const all = [...document.querySelectorAll(parts)];
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) => element.childElementCount === 0 && element.closest('svg, time, [data-words], .words') === null,
      )
      .map((element) => ({
        text: element.innerText ?? '',
        part: String(all.findIndex((part) => part === element.closest(parts))),
      }));
  });

const numberWithSubject =
  /(?<![\d:/.,])(?<number>\d[\d\u00A0\u202F]*)[ \u00A0](?!(?:à|to|of|sur|and|et|ou|or|de|in|at) )(?<subject>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2})/gu;

/** Every number followed by words, as « 24 pensées ». */
const countsOn = async (page: Page): Promise<readonly Counted[]> =>
  (await textsOn(page)).flatMap(({ text, part }) =>
    [...text.matchAll(numberWithSubject)].map(({ groups }) => ({
      number: (groups?.['number'] ?? '').replaceAll(/\D/gu, ''),
      subject: (groups?.['subject'] ?? '').toLocaleLowerCase(),
      part,
    })),
  );

/** Subjects that one part of a screen counts twice, with other numbers. */
export const contradictionsOn = async (page: Page): Promise<readonly string[]> => {
  const bySubject = Map.groupBy(await countsOn(page), ({ part, subject }) => `${part}: ${subject}`);
  return [...bySubject].flatMap(([subject, counts]) => {
    const numbers = [...new Set(counts.map(({ number }) => number))];
    return numbers.length > 1 ? [`${subject}: ${numbers.join(', ')}`] : [];
  });
};

/** A link back as it stands on a screen: where it leads, and what it is called. `isNamed`: after the page it leads to, not after a part of that. */
export type WayBack = Readonly<{ path: string; name: string; isNamed: boolean }>;

/** The sections, which are led to by the navigation. */
const sections = new Set(['/app', '/app/orbs', '/app/profile']);

/** Links of the screen to a page above its own; null on a section itself. */
export const waysBackOn = async (page: Page): Promise<readonly WayBack[] | null> => {
  const { pathname } = new URL(page.url());
  if (sections.has(pathname)) return null;
  const links = await page.locator('main a[href]').evaluateAll((all) =>
    all.map((link) => ({
      path: new URL(link.getAttribute('href') ?? '', location.href).pathname,
      isNamed: (link.getAttribute('class') ?? '').includes('back') && !(link.getAttribute('href') ?? '').includes('?'),
      name: (link.textContent ?? '').trim(),
    })),
  );
  const isAbove = (path: string) => sections.has(path) || pathname.startsWith(`${path}/`);
  return links.filter(({ path }) => path !== pathname && isAbove(path));
};

/** What the header and the tabs mark as where one is. */
export const litOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[aria-current="page"]')
    .evaluateAll((all) =>
      [...new Set(all.map((link) => link.getAttribute('href') ?? ''))].filter((href) => href.startsWith('/app')),
    );
