import { v7 } from 'uuid';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { clientRoutes, requestTo, type Ids, type Route } from '../kit/api-fields.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import type { Random } from '../kit/random.ts';
import { accepted, openCommunity, readUntil } from '../kit/sharing.ts';
import { faultOf, type Reply, type Target } from '../kit/target.ts';

const words = { name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après les répétitions.' };

/** A community with a comment, a copy and a member besides its owner. */
const fill = async (target: Target) => {
  const [owner, member] = [await registerClient(target.server().url), await registerClient(target.server().url)];
  const community = await openCommunity(owner, words, { visibility: 'private' });
  const { path, communityId, invite } = community;
  await accepted(member, `POST ${path}/join`, { invite, words: null });
  const [commentId, copyId, thought] = [v7(), v7(), writtenThought('La barque bleue')];
  await accepted(owner, `POST ${path}/comments`, { commentId, parentId: null, words: 'Bienvenue à tous.' });
  await accepted(owner, 'POST /thoughts', thought);
  await readUntil(owner, `/thoughts/${thought.thoughtId}`, () => true);
  const copied = { copyId, kind: 'thought', sourceId: thought.thoughtId, withPrivate: false, publicly: false };
  await accepted(owner, `POST ${path}/copies`, copied);
  await readUntil(owner, `${path}/copies`, ({ items }) => Array.isArray(items) && items.length > 0);
  const { items } = await readUntil(owner, `${path}/members`, ({ items }) => Array.isArray(items) && items.length > 1);
  const memberId = (items as readonly Readonly<{ memberId: string; own: boolean }>[]).find(({ own }) => !own)?.memberId;
  const ids: Ids = { communityId, commentId, copyId, memberId: memberId ?? 'none', invite };
  return { owner, member, ids };
};
type Filled = Awaited<ReturnType<typeof fill>>;

/** All that its owner sees of it. */
const seen = async (owner: ApiClient, { communityId, copyId }: Ids): Promise<string> => {
  const parts = ['', '/members', '/requests', '/comments', '/copies', `/copies/${copyId}`, '/notifications'];
  const bodies: unknown[] = [];
  for (const part of parts) bodies.push((await owner.call('GET', `/communities/${communityId}${part}`)).body);
  return JSON.stringify(bodies);
};

const inventedIds = (): Ids => ({ communityId: v7(), commentId: v7(), copyId: v7(), memberId: v7() });
const codeOf = ({ text }: Reply): string => /"code":"([a-z.-]+)"/u.exec(text)?.[1] ?? 'none';

type Attempt = Readonly<{ route: Route; by: ApiClient; ids: Ids; random: Random; outside: boolean }>;

/** Refused, and nothing of the other community has changed or is in the answer. `outside`: as a community that never was. */
const attempt = async (
  target: Target,
  { owner, ids: theirs }: Filled,
  { route, by, ids, random, outside }: Attempt,
): Promise<Verdict> => {
  const before = await seen(owner, theirs);
  const ask = (about: Ids) => target.send({ ...requestTo(route, about, random), token: by.token });
  const reply = await ask(ids);
  const code = codeOf(reply);
  if (!code.startsWith('community.')) return faultOf(reply) ?? `answered ${reply.status} ${code}`;
  if (/Chœur|Bienvenue|barque/u.test(reply.text)) return 'the answer has words of the other community';
  if (outside && codeOf(await ask(inventedIds())) !== code) return `answered ${code}, unlike one that never was`;
  return (await seen(owner, theirs)) === before ? null : 'the other community has changed';
};

/** Whether something in a community is named, besides the community. */
const namesAPart = ({ path }: Route): boolean => /\{(commentId|copyId|memberId)\}/u.test(path);

/** A route of the other community, and one of one’s own with what belongs to the other. */
const casesOf = (route: Route, [theirs, own]: readonly [Filled, Filled], random: Random): readonly Case[] => {
  const label = `${route.method} ${route.path}`;
  const mixed = { ...theirs.ids, communityId: own.ids['communityId'] ?? '' };
  const direct: Case = {
    label: `${label}: a member of another one`,
    attack: (target) => attempt(target, theirs, { route, by: own.member, ids: theirs.ids, random, outside: true }),
  };
  if (!namesAPart(route)) return [direct];
  return [
    direct,
    {
      label: `${label}: the owner of another one, by it`,
      attack: (target) => attempt(target, theirs, { route, by: own.owner, ids: mixed, random, outside: false }),
    },
  ];
};

/** Somebody of one community against every route of another, as the server describes itself. */
export const communities: AttackClass = {
  name: 'communities',
  cases: async (random, target) => {
    const both = [await fill(target), await fill(target)] as const;
    const routes = (await clientRoutes(target)).filter(({ path }) => path.includes('{communityId}'));
    return routes.flatMap((route) => casesOf(route, both, random));
  },
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
