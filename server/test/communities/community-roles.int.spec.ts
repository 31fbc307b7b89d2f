import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  registerTestClient,
  startTestServer,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { communitySettings, describedCommunity, openTestCommunity, type TestCommunity } from './community.fixtures.ts';

const roles = ['owner', 'team', 'member', 'requested', 'stranger', 'blocked'] as const;
type Role = (typeof roles)[number];
/** What a route asks for: to see the community, to be in it, to moderate it, to give places in it, to own it. */
type Need = 'see' | 'in' | 'moderate' | 'appoint' | 'own';
type Route = readonly [request: string, need: Need, body?: object];
const needs: Readonly<Record<Need, number>> = { see: 0, in: 1, moderate: 2, appoint: 3, own: 3 };
const standings: Readonly<Record<Role, number>> = {
  owner: 3,
  team: 2,
  member: 1,
  requested: 0,
  stranger: 0,
  blocked: 0,
};

let server: TestServer;
let people: Readonly<Record<Role, SignedInClient>>;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows' });
  const registered = await Promise.all(roles.map(async (role) => [role, await registerTestClient(server, role)]));
  people = Object.fromEntries(registered) as typeof people;
});
afterAll(() => server.remove());

type Filled = TestCommunity & Readonly<{ commentId: string; copyId: string }>;

/** A community with somebody of each role, a comment of its owner, and a thought of theirs. */
const fill = async (settings: typeof communitySettings): Promise<Filled> => {
  const choir = await openTestCommunity(server, people.owner);
  const teamId = await choir.enter(people.team, 'team');
  await choir.enter(people.member, 'member');
  const blockedId = await choir.memberIdOf('blocked', await choir.ask(people.blocked));
  await choir.say(people.owner, `PUT ${choir.path}/members/${teamId}/role`, { role: 'team' });
  await choir.say(people.owner, `PUT ${choir.path}/members/${blockedId}/block`, {});
  await choir.ask(people.requested);
  const { commentId } = await choir.write(people.owner, 'Bienvenue.');
  const { copyId } = await choir.share(people.owner, await choir.think(people.owner, 'Le lac.'));
  await choir.say(people.owner, `PUT ${choir.path}`, { ...describedCommunity, settings });
  const settled = await choir.say(people.owner, `POST ${choir.path}/invite`, {});
  await Promise.all(['', '/comments', '/members', '/copies'].map((part) => choir.read(people.owner, part, settled)));
  return { ...choir, commentId, copyId };
};

/** Every route that shows or changes something of a community, with what it asks for. None changes the roles. */
const routesOf = ({ path, commentId, copyId }: Filled, settings: object) => {
  const [nobody, choice] = [systemIds.next(), { things: true, replies: true, requests: true, digest: false }];
  const routes: readonly Route[] = [
    [`GET ${path}`, 'see'],
    [`GET ${path}/members`, 'in'],
    [`GET ${path}/comments`, 'in'],
    [`GET ${path}/comments/${commentId}/replies`, 'in'],
    [`GET ${path}/notifications`, 'in'],
    [`GET ${path}/requests`, 'moderate'],
    [`GET ${path}/members?blocked=true`, 'moderate'],
    [`GET ${path}/copies`, 'in'],
    [`GET ${path}/copies/${copyId}`, 'in'],
    [`GET ${path}/copies/${copyId}/comments`, 'in'],
    [`PUT ${path}/notifications`, 'in', choice],
    [`POST ${path}/comments`, 'in', { commentId: systemIds.next(), parentId: commentId, words: 'Présent.' }],
    [`PUT ${path}/comments/${commentId}/hidden`, 'moderate', { hidden: false }],
    [`PUT ${path}/copies/${copyId}/hidden`, 'moderate', { hidden: false }],
    [`PUT ${path}/requests/${nobody}`, 'moderate', { answer: 'accepted', words: null }],
    [`PUT ${path}/members/${nobody}/block`, 'moderate', {}],
    [`DELETE ${path}/members/${nobody}/block`, 'moderate', {}],
    [`PUT ${path}/pin`, 'moderate', { copyId: null }],
    [`PUT ${path}/members/${nobody}/role`, 'appoint', { role: 'team' }],
    [`PUT ${path}/handover`, 'appoint', { memberId: nobody }],
    [`DELETE ${path}/handover`, 'own'],
    [`PUT ${path}`, 'own', { ...describedCommunity, settings }],
    [`POST ${path}/invite`, 'own', {}],
  ];
  return routes;
};

/** Where one may, but `nobody` is there to do it to. */
const answersOfOne: readonly (readonly [RegExp, string])[] = [
  [/\/(requests|members)\/[\w-]+/, 'community.member-not-found'],
  [/^PUT .*\/handover$/, 'community.handover-not-team'],
];

const answerWhereAllowed = (request: string): string => answersOfOne.find(([asks]) => asks.test(request))?.[1] ?? '200';

/** What a role is answered: 404 for whom may not even see it, as for a missing one. `nobody`: the member asked about is not there. */
const expected = ([request, need]: Route, role: Role, isPublic: boolean): string => {
  const standing = standings[role];
  const waits = role === 'requested' && request.startsWith('GET');
  if (standing === 0 && !isPublic && !waits) return 'community.not-found';
  if (standing >= needs[need]) return answerWhereAllowed(request);
  return need === 'own' ? 'community.not-found' : 'community.not-allowed';
};
const answered = ({ status, body }: Answer): string =>
  status === 200 ? '200' : String((body as Readonly<{ code?: string }>).code ?? status);

describe.each([
  ['private', 'validation'],
  ['private', 'open'],
  ['public', 'validation'],
  ['public', 'open'],
])('a %s community by %s', (visibility, joinCondition) => {
  it('answers each role on each of its routes as its place allows, and never with the id of a client', async () => {
    const settings = { ...communitySettings, visibility, joinCondition };
    const choir = await fill(settings);
    const [wrong, leaked]: [unknown[], unknown[]] = [[], []];
    for (const role of roles)
      for (const route of routesOf(choir, settings)) {
        const [request, , body] = route;
        const answer = await choir.say(people[role], request, body);
        const due = expected(route, role, visibility === 'public');
        if (answered(answer) !== due) wrong.push([role, request, due, answered(answer)]);
        const ids = roles.map((other) => people[other].userId);
        if (request.startsWith('GET') && ids.some((id) => answer.text.includes(id))) leaked.push([role, request]);
      }
    expect([wrong, leaked]).toEqual([[], []]);
  });
});

describe('floods', () => {
  it('of comments and of requests end with a sentence', async () => {
    const choir = await openTestCommunity(server, people.owner);
    const written: Answer[] = [];
    for (let nth = 0; nth < 24; nth += 1) written.push(await choir.write(people.owner, `Numéro ${nth}`));
    expect(written.map(answered).at(-1)).toBe('community.too-many-comments');
    const asked: string[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const other = await openTestCommunity(server, people.team);
      const answer = await other.ask(people.stranger);
      asked.push(answered(answer));
      if (answer.status === 200) await other.read(people.team, '/requests', answer);
    }
    expect(asked.at(-1)).toBe('community.too-many-requests');
  });
});
