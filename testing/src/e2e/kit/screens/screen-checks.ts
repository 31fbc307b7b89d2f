import type { Page } from 'playwright-core';
import { contradictionsIn, countsIn, type Count, type Line } from './counts-on-screen.ts';

/** The screen is drawn: its heading and fonts are there, and nothing of it loads or is yet to be shown. */
export const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[class*="skeleton"], [data-arriving="true"]') === null &&
      document.fonts.status === 'loaded',
    undefined,
    { timeout: 30_000 },
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

/** Texts with a sign that may begin a line, « » », « ! » or « : », for the space before it does not bind; what is being written is left as it is. */
export const looseSignsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isShown =
        text.parentElement?.checkVisibility() && !text.parentElement.closest('textarea, [contenteditable]');
      if (isShown && / (?=[»;:?!](?:\s|$))|« /u.test(text.nodeValue ?? ''))
        loose.push(`a loose sign: ${text.nodeValue}`);
    }
    return loose;
  });

/** What lists say of why they are empty; what was just made may take a moment to come. */
export const emptyListsOn = async (page: Page): Promise<readonly string[]> => {
  const none = () => document.querySelector('[data-why-empty]') === null;
  await page.waitForFunction(none, undefined, { timeout: 10_000 }).catch(() => undefined);
  return (await page.locator('[data-why-empty]').allInnerTexts()).map(
    (said) => `empty: ${said.replaceAll(/\s+/gu, ' ')}`,
  );
};

/** The lines of the screen that are not the person's own words, each with the names of what it stands in. */
const linesOn = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => {
    const named = 'section, article, li, tr, dd, aside, nav, fieldset, dialog, main, [role="region"], [role="group"]';
    const textOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
    const labelOf = (element: Element): string => {
      // A fact is called after its term.
      if (element.matches('dd')) return textOf(element.previousElementSibling);
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const label =
        element.getAttribute('aria-label') ?? ids.map((id) => textOf(document.getElementById(id))).join(' ');
      if (label !== '') return label;
      const heading = element.querySelector('h1, h2, h3, h4, h5, h6, legend');
      return textOf(heading ?? (element.matches('li, tr, article') ? element.querySelector('a, button, th, b') : null));
    };
    const repeated = [...document.querySelectorAll('li, tr, article')];
    const nameOf = (element: Element): string =>
      labelOf(element) || (element.matches('li, tr, article') ? `#${repeated.indexOf(element)}` : '');
    const namesOf = (element: Element): readonly string[] => {
      const place = element.closest(named);
      const name = place ? nameOf(place) : '';
      const outer = place?.parentElement ? namesOf(place.parentElement) : [];
      return name === '' ? outer : [name, ...outer];
    };
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
    const isLine = (element: Element): boolean =>
      !isInline(element) && [...element.querySelectorAll('*')].every((part) => isInline(part));
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          isLine(element) && element.checkVisibility() && element.closest('svg, [data-words], .words, .vh') === null,
      )
      .map((element) => ({ text: element.innerText.trim(), within: namesOf(element) }))
      .filter(({ text }) => text !== '');
  });

/** Every number of the screen with its subject. */
export const countsOn = async (page: Page): Promise<readonly Count[]> => (await linesOn(page)).flatMap(countsIn);

/** What the screen counts twice, with other numbers. */
export const contradictionsOn = async (page: Page): Promise<readonly string[]> => contradictionsIn(await linesOn(page));

/** A link back as it stands on a screen: where it leads, and what it is called. `isNamed`: after the page it leads to, not after a part of that. */
export type WayBack = Readonly<{ path: string; name: string; isNamed: boolean }>;

/** The sections, which are led to by the navigation. */
const sections = new Set(['/app', '/app/orbs', '/app/profile']);

/** Links that are seen on the screen, to a page above its own; null on a section itself. */
export const waysBackOn = async (page: Page): Promise<readonly WayBack[] | null> => {
  const { pathname } = new URL(page.url());
  if (sections.has(pathname)) return null;
  const links = await page.locator('main a[href]').evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => ({
        path: new URL(link.getAttribute('href') ?? '', location.href).pathname,
        isNamed:
          (link.getAttribute('class') ?? '').includes('back') && !(link.getAttribute('href') ?? '').includes('?'),
        name: (link.textContent ?? '').trim(),
      })),
  );
  const isAbove = (path: string) => sections.has(path) || pathname.startsWith(`${path}/`);
  return links.filter(({ path }) => path !== pathname && isAbove(path));
};

/** In a state of its page, a button leads back to the page itself. */
export const hasBackButton = (page: Page): Promise<boolean> =>
  page.locator('main button[class*="back"]').first().isVisible();

/** What the header and the tabs mark as where one is; a list marks the one of its own that is shown. */
export const litOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[aria-current="page"]:not(main *)')
    .evaluateAll((all) =>
      [...new Set(all.map((link) => link.getAttribute('href') ?? ''))].filter((href) => href.startsWith('/app')),
    );
