import { v7 } from 'uuid';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';

type Body = Readonly<Record<string, unknown>>;

/** The body of what must be accepted. Throws when it is refused. */
export const accepted = async (client: ApiClient, request: string, body?: Body): Promise<Body> => {
  const [method = '', path = ''] = request.split(' ');
  const answer = await client.call(method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path.replace(/[\w-]{30,}/gu, '{id}')} ${answer.status}`);
  return answer.body;
};

/** Reads until the read models have it. */
export const readUntil = (client: ApiClient, path: string, isThere: (body: Body) => boolean): Promise<Body> =>
  pollUntil(
    async () => {
      const { status, body } = await client.call('GET', path);
      return status === 200 && isThere(body) ? body : null;
    },
    { timeoutMs: 20_000, what: path.replace(/[\w-]{30,}/gu, '{id}') },
  );

type StoryWords = Readonly<{ title: string; chapter: string; paragraph: string }>;

/** A story of one thought below one chapter. */
export const writeStory = async (client: ApiClient, { title, chapter, paragraph }: StoryWords) => {
  const [thought, storyId, partId] = [writtenThought(paragraph), v7(), v7()];
  const { thoughtId } = thought;
  await accepted(client, 'POST /thoughts', thought);
  await readUntil(client, `/thoughts/${thoughtId}`, () => true);
  await accepted(client, 'POST /stories', { storyId, title, thoughtIds: [thoughtId] });
  await readUntil(client, `/stories/${storyId}`, () => true);
  await accepted(client, `PUT /stories/${storyId}/text`, {
    base: 1,
    title,
    order: [partId, thoughtId],
    changed: [{ partId, kind: 'chapter', text: chapter, by: 'person', sources: [], unsourced: [] }],
    removed: [],
  });
  return { storyId, thoughtId };
};

export type SharedLink = Readonly<{ linkId: string; path: string }>;

/** `path`: of its page. */
export const openLink = async (client: ApiClient, storyId: string, terms: Body = {}): Promise<SharedLink> => {
  const linkId = v7();
  const common = { linkId, following: true, withPrivate: false, closesAt: null, password: null, downloadable: true };
  const { url } = await accepted(client, `POST /stories/${storyId}/links`, { ...common, ...terms });
  return { linkId, path: new URL(String(url)).pathname };
};

export const communitySettings = {
  visibility: 'public',
  joinCondition: 'open',
  rules: { permission: 'members', maxLength: 500, editMinutes: 15, replyDepth: 2 },
};

/** `publicPath`: of its page; `invite`: the code of its link. */
export const openCommunity = async (
  client: ApiClient,
  words: Readonly<{ name: string; purpose: string }>,
  settings: Body = {},
) => {
  const communityId = v7();
  const path = `/communities/${communityId}`;
  await accepted(client, 'POST /communities', {
    communityId,
    ...words,
    settings: { ...communitySettings, ...settings },
  });
  const detail = await readUntil(client, path, ({ inviteLink }) => typeof inviteLink === 'string');
  const { pathname, search } = new URL(String(detail['inviteLink']));
  const publicPath = `/c/${communityId.replaceAll('-', '')}`;
  return { communityId, path, publicPath, invitePath: pathname + search, invite: pathname.split('/').at(-1) ?? '' };
};
