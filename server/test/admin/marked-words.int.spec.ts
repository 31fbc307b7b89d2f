import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aiming, here, moment, reading, reminding, scheduled } from '#test/auth/access.fixtures.ts';
import {
  registerConsentingClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import {
  addAdmin,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from './admin.fixtures.ts';
import { exceptionalAccessAs, writeThought } from './exceptional-access.fixtures.ts';
import { givePicture, queriesOfReads, seedAdminReads } from './seeded-reads.fixtures.ts';

/** In every text this client writes, and nowhere else. */
const mark = 'hippocampe';
/** What the samples of other specs say about somebody, said with the mark. */
const marked = (body: object): object => JSON.parse(JSON.stringify(body).replaceAll(/Claire/g, mark)) as object;

type Route = Readonly<{ method: string; path: string }>;
const exceptional = '/api/admin/clients/{clientId}/exceptional-accesses/{accessId}/thoughts';
/** Read twice: of a client's own orb, and of one that is offered to all. */
const orbReads: ReadonlySet<string> = new Set(['/api/admin/orbs/{orbId}', '/api/admin/exports/orbs/{orbId}']);
const ownOrb = 'a client’s own answers as a missing one; one that is offered to all is read beside it';
/** Reads that are refused here, and where they are read. Every other one answers content, also one that is new: it needs its seed. */
const refusedReads: ReadonlyMap<string, string> = new Map([
  [exceptional, 'with an open access, below'],
  [`${exceptional}/{thoughtId}`, 'with an open access, below'],
  [`${exceptional}/{thoughtId}/audio`, 'a written thought has none'],
  ['/api/admin/orbs/{orbId}/picture/{version}', 'an image, read by ready-orb-picture.int.spec'],
  ...[...orbReads].map((path) => [path, ownOrb] as const),
]);

describe('the words of a client on every route of administrators', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let bea: SignedInAdmin;
  let client: SignedInClient;
  let routes: readonly Route[];
  let ids: Readonly<Record<string, string>>;

  const write = async (place: string, body: object): Promise<void> => {
    const { status, text } = await sendRequest(server, place, { token: client.token, body: marked(body) });
    if (status !== 200) throw new Error(`${place}: ${text}`);
  };
  const listsWords = (path: string) =>
    vi.waitFor(
      async () => {
        const { text } = await sendRequest(server, `GET /api/client/${path}`, { token: client.token });
        if (!text.includes(mark)) throw new Error(`${path} is not there yet`);
      },
      { timeout: 15_000 },
    );

  beforeAll(async () => {
    server = await startAdminServer({
      ORBS_CREATED_BY: 'everyone',
      // Nothing answers there: runs are requested only.
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      CHAT_MODEL: 'none',
    });
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    client = await registerConsentingClient(server, 'anne');
    const next = systemIds.next;
    const [threadId, goalId, reminderId, orbId, runId] = [next(), next(), next(), next(), next()];
    const [conversationId, questionId, factId] = [next(), next(), next()];
    const thoughtId = await writeThought(server, client, `Un ${mark} dans l’aquarium`);
    await write('POST /api/client/threads', { threadId, name: 'Claire', colour: 'sky' });
    await write('POST /api/client/goals', { ...aiming, goalId });
    await write('POST /api/client/reminders', { ...reminding, reminderId, description: 'Claire' });
    await write('POST /api/client/orbs', { ...reading, orbId });
    await write(`PUT /api/client/orbs/${orbId}/schedule`, scheduled);
    await write('POST /api/client/orb-runs', {
      runId,
      orbId,
      sources: { kind: 'text' },
      text: 'Claire',
      values: {},
      ...here,
    });
    await write(`POST /api/client/conversations/${conversationId}/questions`, {
      questionId,
      text: 'Où est Claire ?',
      timeZone: moment.timeZone,
    });
    await write('POST /api/client/memory/facts', { factId, text: 'Claire' });
    for (const path of ['thoughts', 'threads', 'reminders', 'orbs', 'conversations', 'memory']) await listsWords(path);
    const seeded = await seedAdminReads(server, { admin: alix, client, unseen: `Un ${mark} que personne n’a signalé` });
    const version = await givePicture(server, bea);
    const own = { clientId: client.userId, adminId: bea.userId, version };
    ids = { ...seeded, ...own, thoughtId, threadId, goalId, reminderId, orbId, runId };
    const { paths } = (await sendRequest(server, 'GET /api/openapi.json')).body as Readonly<{
      paths: Readonly<Record<string, object>>;
    }>;
    routes = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([path, methods]) =>
        orbReads.has(path)
          ? ([
              [path, methods],
              [path.replace('{orbId}', '{readyOrbId}'), { get: null }],
            ] as const)
          : ([[path, methods]] as const),
      )
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })));
  }, 180_000);
  afterAll(() => server.remove());

  const ask = ({ method, path }: Route, token: string, query = ''): Promise<Answer> => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? systemIds.next());
    const asked = method === 'GET' ? (queriesOfReads[path] ?? '') : '';
    const further = asked === '' ? query : query.replace('?', '&');
    return sendRequest(
      server,
      `${method} ${filled}${asked}${further}`,
      method === 'GET' ? { token } : { token, body: {} },
    );
  };
  const reads = () => routes.filter(({ method }) => method === 'GET');
  const leaks = async (asked: readonly Route[], token: string, query = '') => {
    const found: string[] = [];
    for (const route of asked) {
      const { text, headers } = await ask(route, token, query);
      if (`${text} ${JSON.stringify([...headers])}`.toLowerCase().includes(mark))
        found.push(`${route.method} ${route.path}`);
    }
    return found;
  };

  it('are in no answer, list or export, for neither role', async () => {
    expect(reads().length).toBeGreaterThan(5);
    for (const { token } of [alix, bea]) {
      const statuses = await Promise.all(reads().map(async (route) => (await ask(route, token)).status));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3);
      expect(await leaks(reads(), token)).toEqual([]);
      for (const format of ['csv', 'ndjson']) expect(await leaks(reads(), token, `?format=${format}`)).toEqual([]);
    }
  }, 180_000);

  it('are looked for in the content of every read', async () => {
    const refused: string[] = [];
    for (const route of reads()) {
      const { status, text } = await ask(route, alix.token);
      if (status !== 200 && !refusedReads.has(route.path)) refused.push(`${status} ${route.path} ${text}`);
    }
    expect(refused).toEqual([]);
    expect([...refusedReads.keys()].filter((path) => !reads().some((route) => route.path === path))).toEqual([]);
  }, 180_000);

  it('find nothing in a search', async () => {
    for (const name of ['q', 'search']) {
      const found: string[] = [];
      for (const route of reads().filter(({ path }) => !path.includes('{'))) {
        const { text } = await ask(route, alix.token, `?${name}=${mark}`);
        if (text.includes(client.userId) && !(await ask(route, alix.token)).text.includes(client.userId))
          found.push(route.path);
      }
      expect(found).toEqual([]);
    }
  }, 180_000);

  it('would be seen by this walk: with an open access, one thought shows them', async () => {
    const access = exceptionalAccessAs(server, client.userId, alix);
    expect((await access.open()).status).toBe(200);
    const content = '/exceptional-accesses/{accessId}/thoughts';
    const opened = { ...ids, accessId: access.accessId };
    const closed = ids;
    const showing = async () =>
      leaks(
        reads().filter(({ path }) => path.includes(content)),
        alix.token,
      );
    ids = opened;
    expect(await showing()).toEqual([`GET /api/admin/clients/{clientId}${content}/{thoughtId}`]);
    expect(
      await leaks(
        reads().filter(({ path }) => path.includes(content)),
        bea.token,
      ),
    ).toEqual([]);
    expect(
      await leaks(
        reads().filter(({ path }) => !path.includes(content)),
        alix.token,
      ),
    ).toEqual([]);
    await access.close();
    expect(await showing()).toEqual([]);
    ids = closed;
  }, 180_000);

  // Last: some of these end sessions.
  it('are in no answer or refusal of what changes something', async () => {
    const changes = routes
      .filter(({ method }) => method !== 'GET')
      .toSorted((one, other) => Number(one.path.endsWith('/session')) - Number(other.path.endsWith('/session')));
    expect(changes.length).toBeGreaterThan(5);
    expect(await leaks(changes, bea.token)).toEqual([]);
    expect(await leaks(changes, alix.token)).toEqual([]);
  }, 180_000);

  it('are in no line of the log', () => expect(server.logged().toLowerCase()).not.toContain(mark));
});
