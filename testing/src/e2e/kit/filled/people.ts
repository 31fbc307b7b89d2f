import { v7 } from 'uuid';
import { caller, registerClient, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';

const rules = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 };
const settings = { visibility: 'private', joinCondition: 'validation', indexed: false, rules };

const openCommunity = async (api: ApiClient, name: string): Promise<string> => {
  const communityId = v7();
  const described = { name, purpose: 'Ce qui se passe entre six et huit heures.', settings };
  await caller(api)('POST', '/communities', { communityId, ...described });
  return communityId;
};

/** What an invitation has in its address. */
const inviteTo = async (api: ApiClient, communityId: string): Promise<string> => {
  const link = async () => (await api.call('GET', `/communities/${communityId}`)).body['inviteLink'];
  return new URL(String(await pollUntil(link, { what: 'an invitation' }))).pathname.slice('/c/'.length);
};

const join = (api: ApiClient, communityId: string, invite: string) =>
  caller(api)('POST', `/communities/${communityId}/join`, { invite, words: 'Je rame le samedi.' });

const whoWaits = (owner: ApiClient, path: string): Promise<string> => {
  const first = async () => {
    const { items } = (await owner.call('GET', `${path}/requests`)).body as { items?: readonly { memberId: string }[] };
    return items?.[0]?.memberId;
  };
  return pollUntil(first, { timeoutMs: 15_000, what: 'somebody who waits' });
};

/** One who came in and writes, one who waits, a text that they speak about, and a word that was reported. */
const fillCommunity = async (
  owner: ApiClient,
  sourceId: string,
  [member, waiting]: readonly [ApiClient, ApiClient],
) => {
  const [communityId, copyId, commentId] = [await openCommunity(owner, 'Club d’aviron du Lac'), v7(), v7()];
  const path = `/communities/${communityId}`;
  const [ask, tell] = [caller(owner), caller(member)];
  const invite = await inviteTo(owner, communityId);
  await join(member, communityId, invite);
  await ask('PUT', `${path}/requests/${await whoWaits(owner, path)}`, { answer: 'accepted', words: null });
  await join(waiting, communityId, invite);
  await ask('POST', `${path}/copies`, { copyId, kind: 'story', sourceId, withPrivate: false, publicly: false });
  await tell('POST', `${path}/comments`, { commentId, parentId: null, words: 'C’était gagné.' });
  await ask('PUT', `${path}/comments/${commentId}/report`, { reason: 'off-topic' });
  await tell('POST', `${path}/comments`, { commentId: v7(), parentId: null, words: 'Et le vent d’ouest ?', copyId });
  return { communityId, copyId };
};

/** A friend who came by one’s link, whose community one is invited to; and one’s own community with people in it. */
export const seedPeople = async (api: ApiClient, url: string, storyId: string) => {
  const { link } = await caller(api)('GET', '/referral');
  const referralCode = new URL(String(link)).searchParams.get('ref') ?? '';
  const friend = await registerClient(url, { firstname: 'Odile', referralCode });
  const neighbour = await registerClient(url, { firstname: 'Marc' });
  const { communityId, copyId } = await fillCommunity(api, storyId, [friend, neighbour]);
  const invite = await inviteTo(friend, await openCommunity(friend, 'Chœur du jeudi'));
  return { communityId, copyId, invite };
};
