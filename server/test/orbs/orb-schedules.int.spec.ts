import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../model-server.fixtures.ts';
import { password, registerConsentingClient, sendRequest, type SignedInClient } from '../server.fixtures.ts';
import { answerItems, requestRun, writeTestThought } from './orbs.fixtures.ts';

const steps = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';
const dayMs = 24 * 3_600_000;
const text = 'Dis-moi par quoi commencer, dit Yvette à voix basse.';

let { server, provider, remove } = {} as ModelServer;
beforeAll(async () => {
  ({ server, provider, remove } = await startModelServer({ ORB_RUNS_PER_DAY: '2' }));
});
afterAll(() => remove());

const daily = (changed: object = {}) => ({
  times: { frequency: 'daily', hour: 19, minute: 0 },
  timeZone: 'Europe/Paris',
  lookBack: { recentThoughts: true, activeThreads: false, lookBackDays: 7, maxThoughts: 40 },
  text,
  values: {},
  ...changed,
});
const place = `/api/client/orbs/${steps}/schedule`;
const setSchedule = (token: string, changed: object = {}) =>
  sendRequest(server, `PUT ${place}`, { token, body: daily(changed) });
const scheduleOf = async (token: string) =>
  (await sendRequest(server, `GET ${place}`, { token })).body as Readonly<{
    schedule: Readonly<{ active: boolean; nextAt: string | null; pauses: readonly unknown[] }> | null;
    runs: number;
    lastRunAt: string | null;
  }>;
/** What came of its times, the latest first. */
const timesOf = async (token: string) => {
  const { body } = await sendRequest(server, `GET /api/client/orb-runs?orbId=${steps}&occasion=schedule`, { token });
  return (body as Readonly<{ items: readonly Readonly<{ status: string; reason: string | null }>[] }>).items.map(
    ({ status, reason }) => reason ?? status,
  );
};
/** A session does not outlive a day. The engine reads the clock when something happens, of anybody. */
const signInAfter = async ({ email }: Pick<SignedInClient, 'email'>, ms: number): Promise<string> => {
  server.advanceClock(ms);
  const answer = await sendRequest(server, 'POST /api/client/login', { body: { email, password } });
  const { token } = answer.body as SignedInClient;
  const witness = await registerConsentingClient(server, systemIds.next());
  await writeTestThought(server, witness.token, 'Quelque chose');
  return token;
};
const now = (token: string) => expect.poll(() => timesOf(token), { timeout: 20_000 });

describe('an orb that reads on its own', () => {
  it('requires a custom input, in the words of the specification', async () => {
    const { token } = await registerConsentingClient(server, 'agathe');
    expect(await setSchedule(token, { text: '  ' })).toMatchObject({
      status: 400,
      body: {
        code: 'orb-schedule.text-required',
        detail: "Une entrée personnalisée est requise pour l'exécution automatique",
      },
    });
    expect(await scheduleOf(token)).toEqual({ schedule: null, runs: 0, lastRunAt: null });
    expect(await sendRequest(server, `POST ${place}/pause`, { token })).toMatchObject({
      status: 404,
      body: { code: 'orb-schedule.not-found' },
    });
  });

  it('finds recent thoughts, and all of the threads they are in, never private ones', async () => {
    const { token } = await registerConsentingClient(server, 'agnan');
    const threadId = systemIds.next();
    await sendRequest(server, 'POST /api/client/threads', { token, body: { threadId, name: 'Papa', colour: 'sky' } });
    const daysAgo = (days: number): string => new Date(server.now().getTime() - days * dayMs).toISOString();
    const write = async (occurredAt: string, filed: boolean): Promise<string> => {
      const thoughtId = systemIds.next();
      const body = { thoughtId, content: 'Une pensée', occurredAt, timeZone: 'Europe/Paris', language: 'fr' };
      await sendRequest(server, 'POST /api/client/thoughts', { token, body });
      if (filed)
        await sendRequest(server, `PUT /api/client/thoughts/${thoughtId}/thread`, { token, body: { threadId } });
      return thoughtId;
    };
    await write(daysAgo(60), true);
    await write(daysAgo(60), false);
    await write(daysAgo(1), true);
    await write(daysAgo(1), false);
    const hidden = await write(daysAgo(1), true);
    await sendRequest(server, `PUT /api/client/thoughts/${hidden}`, { token, body: { private: true } });
    const countOf = async (recent: string, most = 40): Promise<number> => {
      const query = `recent=${recent}&from=${daysAgo(7).slice(0, 10)}&most=${most}`;
      const { body } = await sendRequest(server, `GET /api/client/orb-runs/estimate?${query}`, { token });
      return (body as Readonly<{ thoughts: number }>).thoughts;
    };
    await expect.poll(() => countOf('thoughts')).toBe(2);
    expect([await countOf('threads'), await countOf('both'), await countOf('both', 1)]).toEqual([2, 3, 1]);
  });

  it('reads when it is due, tells of its result, and says why it does not read', async () => {
    const basile = await registerConsentingClient(server, 'basile');
    let { token } = basile;
    await writeTestThought(server, token, 'Rappeler la banque');
    expect(await setSchedule(token)).toMatchObject({ status: 200 });
    await expect.poll(async () => (await scheduleOf(token)).schedule).toMatchObject({ active: true, ...daily() });

    provider.script('chat', answerItems({ texte: 'Rappeler la banque', notes: [1] }));
    token = await signInAfter(basile, dayMs);
    await now(token).toEqual(['completed']);
    const asked = provider.requests('chat').at(-1);
    expect(JSON.stringify(asked)).toContain('Yvette');
    expect(await scheduleOf(token)).toMatchObject({ runs: 1, schedule: { active: true } });
    await expect
      .poll(async () => (await sendRequest(server, 'GET /api/client/notifications', { token })).body, {
        timeout: 15_000,
      })
      .toMatchObject({
        items: expect.arrayContaining([
          expect.objectContaining({
            kind: 'orb',
            title: 'Trois gestes',
            body: '1 geste trouvé dans 1 pensée.',
            subject: expect.objectContaining({ kind: 'orb-run', orbId: steps }),
          }),
        ]),
      });

    token = await signInAfter(basile, dayMs);
    await now(token).toEqual(['nothing-new', 'completed']);
    expect(server.logged()).not.toContain('Yvette');
  });

  it('makes up for several missed times with one run, and for those of a pause with none', async () => {
    const cyril = await registerConsentingClient(server, 'cyril');
    let { token } = cyril;
    await writeTestThought(server, token, 'Une pensée');
    await setSchedule(token);
    await expect.poll(async () => (await scheduleOf(token)).schedule).toMatchObject({ active: true });
    provider.script('chat', answerItems({ texte: 'Une chose', notes: [1] }));
    await server.restart(async () => server.advanceClock(3 * dayMs));
    token = await signInAfter(cyril, 0);
    await now(token).toEqual(['completed']);

    await sendRequest(server, `POST ${place}/pause`, { token });
    token = await signInAfter(cyril, 2 * dayMs);
    expect(await scheduleOf(token)).toMatchObject({ schedule: { active: false, nextAt: null } });
    await sendRequest(server, `POST ${place}/start`, { token });
    await expect.poll(async () => (await scheduleOf(token)).schedule?.active).toBe(true);
    expect((await scheduleOf(token)).schedule?.pauses).toEqual([
      { from: expect.any(String) as string, to: expect.any(String) as string },
    ]);
    token = await signInAfter(cyril, dayMs);
    await now(token).toEqual(['nothing-new', 'completed']);
  });

  it('does not go over the runs of a day', async () => {
    const denise = await registerConsentingClient(server, 'denise');
    let { token } = denise;
    await writeTestThought(server, token, 'Une pensée de Denise');
    await setSchedule(token);
    const due = Date.parse((await scheduleOf(token)).schedule?.nextAt ?? '');
    token = await signInAfter(denise, due - 60_000 - server.now().getTime());
    for (const asked of ['un', 'deux']) {
      provider.script('chat', answerItems({ texte: asked, notes: [1] }));
      await requestRun(server, token, { orbId: steps, text: `Le texte ${asked}` });
    }
    token = await signInAfter(denise, 2 * 60_000);
    await now(token).toEqual(['over-cap']);
  });
});
