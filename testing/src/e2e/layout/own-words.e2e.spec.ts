import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { seedClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { inArabicScript, withLooseSigns, writingIn } from '../kit/own-words.ts';
import { drawn, looseSignsOn } from '../kit/screens/screen-checks.ts';
import { rightToLeftOn } from '../kit/words-direction.ts';

/** What the person says of themselves, of the newest thought and of a thread. */
const describe = async ({ call, clientId }: ApiClient, [thought, thread]: readonly string[]): Promise<void> => {
  const self = { firstname: 'Leïla', lastname: 'Haddad', city: 'Tours', words: ['Maël'] };
  const insights = {
    title: 'Le soir au bord du lac',
    summary: 'Une soirée calme.',
    tags: ['bord du lac', 'vieilles lettres'],
  };
  const about = { name: 'Lettres de papa', description: 'Ce qu’on relit', colour: 'teal' };
  const answers = [await call('PUT', `/${clientId}`, { body: self }), await call('PUT', `${thread}`, { body: about })];
  for (const [field, value] of Object.entries(insights))
    answers.push(await call('PUT', `${thought}/insights/${field}`, { body: { value } }));
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
};

/** Makes some of everything in words of this client, and looks at every screen. */
const visit = async (page: Page, api: ApiClient, look: (path: string) => Promise<void>): Promise<void> => {
  const screens = await seedClientScreens(api);
  const detailOf = (kind: string) =>
    screens.find((path) => new RegExp(`^/app/${kind}/[^/]+$`, 'u').test(path))?.replace('/app', '') ?? '';
  await describe(api, [detailOf('thoughts'), detailOf('threads')]);
  for (const path of screens) {
    await page.goto(path);
    await drawn(page);
    await look(path);
  }
};

/** Where a person meets their own words. */
const sections = 'thoughts year threads goals chat orbs favorites stories communities profile'.split(' ');
// Forty screens, on a machine that is shared.
const longestMs = 300_000;

e2eSuite('the person’s own words, wherever they are shown', ({ person }) => {
  it(
    'run from right to left in a script that does',
    async () => {
      const { page, api } = await person({ expected: [/40[04]/u] });
      const wrong: Record<string, readonly string[]> = {};
      const showing: string[] = [];
      await visit(page, writingIn(api, inArabicScript), async (path) => {
        const found = await rightToLeftOn(page);
        if (found.seen > 0) showing.push(path);
        if (found.wrong.length > 0) wrong[path] = found.wrong;
      });
      expect(wrong).toEqual({});
      expect(sections.filter((section) => !showing.some((path) => path.startsWith(`/app/${section}`)))).toEqual([]);
    },
    longestMs,
  );

  it(
    'have no sign that may begin a line, whatever spaces were typed',
    async () => {
      const { page, api } = await person({ expected: [/40[04]/u] });
      const loose: Record<string, readonly string[]> = {};
      await visit(page, writingIn(api, withLooseSigns), async (path) => {
        const found = await looseSignsOn(page);
        if (found.length > 0) loose[path] = found;
      });
      expect(loose).toEqual({});
    },
    longestMs,
  );

  it('that run from left to right are found, among others that do not', async () => {
    const { page } = await person({ at: '/about' });
    const words = 'كان البحر هادئا.';
    await page.setContent(`<p>${words}</p><p dir="rtl">${words}</p><p>Hier · <bdi>${words}</bdi></p><p>Le lac.</p>`);
    expect(await rightToLeftOn(page)).toEqual({ seen: 3, wrong: [`p.: ${words}`] });
    await page.setContent(`<p dir="auto">היום היה שקט.</p><p>Hier · ${words}</p>`);
    expect(await rightToLeftOn(page)).toEqual({ seen: 1, wrong: [] });
  });
});
