import { v7 } from 'uuid';
import { expect } from 'vitest';
import { caller, registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';

/** A word that no line of a narrow page holds, and signs after the space that was typed. */
const long = 'Hexakosioihexekontahexaphobie';
const asked = `${long}, qui vient ? On dit « demain » : peut-être !`;
const rules = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 };
const described = { name: asked, purpose: `Ce qui se passe entre six et huit. ${asked}` };

const writeStory = async (api: ApiClient): Promise<string> => {
  const [thought, storyId] = [writtenThought(asked), v7()];
  await caller(api)('POST', '/thoughts', thought);
  await caller(api)('POST', '/stories', { storyId, title: asked, thoughtIds: [thought.thoughtId] });
  return storyId;
};

const linkToStory = async (api: ApiClient, storyId: string, password: string | null): Promise<string> => {
  const terms = { linkId: v7(), following: false, withPrivate: false, closesAt: null, password };
  const { url } = await caller(api)('POST', `/stories/${storyId}/links`, terms);
  return new URL(String(url)).pathname;
};

const openCommunity = async (api: ApiClient, visibility: 'public' | 'private'): Promise<string> => {
  const communityId = v7();
  const settings = { visibility, joinCondition: 'validation', indexed: false, rules };
  await caller(api)('POST', '/communities', { communityId, ...described, settings });
  return communityId;
};

const pinStory = async (api: ApiClient, communityId: string, sourceId: string): Promise<void> => {
  const copyId = v7();
  const copy = { copyId, kind: 'story', sourceId, withPrivate: false, publicly: true };
  await caller(api)('POST', `/communities/${communityId}/copies`, copy);
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

/** An erasure, as a device knows it that asked for it. */
const eraseAccount = async (url: string, when: 'in-seven-days' | 'now') => {
  const body = await caller(await registerClient(url))('POST', '/erasure', { when });
  return { ...body, when, hash: `#number=${String(body['number'])}&code=${String(body['code'])}` };
};

/** What pages are about that anybody may open: a shared story, communities, erasures. */
export const seedPublicThings = async (url: string) => {
  const api = await registerClient(url, { firstname: long.repeat(2) });
  const storyId = await writeStory(api);
  const communityId = await openCommunity(api, 'public');
  await pinStory(api, communityId, storyId);
  return {
    story: await linkToStory(api, storyId, null),
    lockedStory: await linkToStory(api, storyId, 'un mot à part'),
    community: `/c/${communityId.replaceAll('-', '')}`,
    invitation: await invitePath(api, await openCommunity(api, 'private')),
    erasure: await eraseAccount(url, 'in-seven-days'),
    erased: await eraseAccount(url, 'now'),
  };
};
export type PublicThings = Awaited<ReturnType<typeof seedPublicThings>>;
