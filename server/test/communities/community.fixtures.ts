import type { CommunityDetail, CommunityMemberList, JoinRequestList } from '@ecrin/contracts/community/community.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { readAfter } from '#test/inbox/inbox.fixtures.ts';
import { sendRequest, type Answer, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';

export const describedCommunity = { name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après les répétitions.' };
export const communitySettings = {
  visibility: 'private',
  joinCondition: 'validation',
  rules: { permission: 'members', maxLength: 120, editMinutes: 15, replyDepth: 1 },
};

/** Seen and entered by everybody. */
export const openSettings = { ...communitySettings, visibility: 'public', joinCondition: 'open' };
export const codeOf = ({ body, status }: Answer) => (body as Readonly<{ code?: string }>).code ?? status;

type Given = Readonly<{ settings?: object; described?: typeof describedCommunity }>;

/** A community of `owner`, and what people do in it. */
export const openTestCommunity = async (
  server: TestServer,
  owner: SignedInClient,
  { settings = communitySettings, described = describedCommunity }: Given = {},
) => {
  const communityId = systemIds.next();
  const path = `/api/client/communities/${communityId}`;
  const say = ({ token }: Readonly<{ token: string }>, request: string, body?: unknown): Promise<Answer> =>
    sendRequest(server, request, { token, ...(body === undefined ? {} : { body }) });
  const opened = await say(owner, 'POST /api/client/communities', { communityId, ...described, settings });
  /** Changes only these. */
  const set = (changed: object): Promise<Answer> =>
    say(owner, `PUT ${path}`, { ...described, settings: { ...settings, ...changed } });
  /** Reads once the read models contain what `after` answered. */
  const read = async <Body>(client: SignedInClient, part = '', after: Answer = opened): Promise<Body> =>
    (await readAfter(server)(client, path + part, after)).body as Body;
  const invite = async (): Promise<string> =>
    (await read<CommunityDetail>(owner)).inviteLink?.split('/').at(-1)?.split('?')[0] ?? '';

  const ask = async (client: SignedInClient): Promise<Answer> =>
    say(client, `POST ${path}/join`, { invite: await invite(), words: null });
  const memberIdOf = async (name: string, after: Answer): Promise<string> => {
    const requests = await read<JoinRequestList>(owner, '/requests', after);
    const members = await read<CommunityMemberList>(owner, '/members', after);
    const found = [...requests.items, ...members.items].find(({ firstname }) => firstname === name);
    return found?.memberId ?? '';
  };
  /** Asks where one has to, and is accepted; resolves to the id among the members. */
  const enter = async (client: SignedInClient, name: string): Promise<string> => {
    const memberId = await memberIdOf(name, await ask(client));
    await say(owner, `PUT ${path}/requests/${memberId}`, { answer: 'accepted', words: null });
    return memberId;
  };
  const write = async (client: SignedInClient, words: string, parentId: string | null = null) => {
    const commentId = systemIds.next();
    return { ...(await say(client, `POST ${path}/comments`, { commentId, parentId, words })), commentId };
  };
  /** Keeps a thought that can be shared from now on; resolves to its id. */
  const think = async (client: SignedInClient, content: string, isPrivate = false): Promise<string> => {
    const thoughtId = systemIds.next();
    const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
    let kept = await say(client, 'POST /api/client/thoughts', { thoughtId, content, ...moment });
    if (isPrivate) kept = await say(client, `PUT /api/client/thoughts/${thoughtId}`, { private: true });
    await readAfter(server)(client, `/api/client/thoughts/${thoughtId}`, kept);
    return thoughtId;
  };
  /** Of a thought, unless `changed` says else. */
  const share = async (client: SignedInClient, sourceId: string, changed: object = {}) => {
    const copyId = systemIds.next();
    const body = { copyId, kind: 'thought', sourceId, withPrivate: false, publicly: false, ...changed };
    return { ...(await say(client, `POST ${path}/copies`, body)), copyId };
  };
  return { communityId, path, opened, say, set, read, invite, ask, memberIdOf, enter, write, think, share };
};
export type TestCommunity = Awaited<ReturnType<typeof openTestCommunity>>;
