import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { faultsOfLook } from '../kit/screens/screen-visits.ts';

const ofTheApp = ['/', '/about', '/legal', '/login', '/register', '/forgot-password'] as const;

/** A word that no line of a narrow page holds, and signs after the space that was typed. */
const long = 'Hexakosioihexekontahexaphobie';
const asked = `${long}, qui vient ? On dit « demain » : peut-être !`;
const rules = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 };
const described = { name: asked, purpose: `Ce qui se passe entre six et huit. ${asked}` };

const maker =
  ({ call }: ApiClient) =>
  async (path: string, body: object) => {
    const answer = await call('POST', path, { body });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

const shareStory = async (api: ApiClient): Promise<Readonly<{ storyId: string; path: string }>> => {
  const make = maker(api);
  const thought = writtenThought(asked);
  const storyId = v7();
  await make('/thoughts', thought);
  await make('/stories', { storyId, title: asked, thoughtIds: [thought.thoughtId] });
  const terms = { linkId: v7(), following: false, withPrivate: false, closesAt: null, password: null };
  const { url } = await make(`/stories/${storyId}/links`, terms);
  return { storyId, path: new URL(String(url)).pathname };
};

const openCommunity = async (api: ApiClient, visibility: 'public' | 'private'): Promise<string> => {
  const communityId = v7();
  const settings = { visibility, joinCondition: 'validation', indexed: false, rules };
  await maker(api)('/communities', { communityId, ...described, settings });
  return communityId;
};

const pinStory = async (api: ApiClient, communityId: string, sourceId: string): Promise<void> => {
  const copyId = v7();
  const copy = { copyId, kind: 'story', sourceId, withPrivate: false, publicly: true };
  await maker(api)(`/communities/${communityId}/copies`, copy);
  await api.call('PUT', `/communities/${communityId}/pin`, { body: { copyId } });
};

const invitePath = async ({ call }: ApiClient, communityId: string): Promise<string> => {
  let link: unknown;
  await expect
    .poll(async () => (link = (await call('GET', `/communities/${communityId}`)).body['inviteLink']))
    .toEqual(expect.stringContaining('/c/'));
  const { pathname, search } = new URL(String(link));
  return `${pathname}${search}`;
};

/** The pages that the server itself draws. */
const seedPages = async (api: ApiClient) => {
  const { storyId, path } = await shareStory(api);
  const communityId = await openCommunity(api, 'public');
  await pinStory(api, communityId, storyId);
  return [
    path,
    `/c/${communityId.replaceAll('-', '')}`,
    await invitePath(api, await openCommunity(api, 'private')),
  ] as const;
};

const faultsOf = async (page: Page, paths: readonly string[]) => {
  const faults: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    const found: string[] = [];
    for (const dark of [false, true]) found.push(...(await faultsOfLook(page, { width: 320, dark, axe: true })));
    if (found.length > 0) faults[path] = found;
  }
  return faults;
};

/** The first face that is asked for, if it has arrived. */
const faceOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const named = (family: string) => family.replaceAll('"', '');
      const face = named(getComputedStyle(element).fontFamily.split(',')[0] ?? '');
      const hasLoaded = [...document.fonts].some(({ family, status }) => named(family) === face && status === 'loaded');
      return hasLoaded ? face : `not loaded: ${face}`;
    });

e2eSuite('what a stranger sees fits the narrowest screen and is accessible', ({ server, open }) => {
  it.each(['fr', 'en'] as const)(
    'in %s',
    async (language) => {
      const drawn = await seedPages(await registerClient(server().url, { firstname: long.repeat(2) }));
      const page = await open({ language });
      expect(await faultsOf(page, [...ofTheApp, ...drawn])).toEqual({});
      for (const path of drawn) {
        await page.goto(path);
        expect([await faceOf(page, 'h1'), await faceOf(page, '.by')]).toEqual(['Newsreader Display', 'Figtree']);
      }
      // Nine pages in two schemes, on a machine that is shared.
    },
    300_000,
  );
});
