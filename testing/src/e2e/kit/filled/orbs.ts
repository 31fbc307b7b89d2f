import type { CreateOrbRequest } from '@ecrin/contracts/orb/orb.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { v7 } from 'uuid';
import { caller, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { Screen } from '../screens/open-screen.ts';
import { timeInParis } from '../time-in-paris.ts';
import { endlessText, type ServerWithAll } from './server.ts';

const [timeZone, minute, day] = ['Europe/Paris', 60_000, 86_400_000];
const readyOrb = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
/** A list, steps to tick, a letter, and a note out of ten. */
const [listed, ticked, letter, scored] = [1, 3, 8, 11].map(readyOrb) as [string, string, string, string];

const daysAgo = (days: number): string => calendarDay(new Date(Date.now() - days * day).toISOString(), timeZone);

const readRecent = async (api: ApiClient, orbId: string): Promise<string> => {
  const [runId, ask] = [v7(), caller(api)];
  const sources = { kind: 'recent', from: daysAgo(7), thoughts: true, threads: false, most: 40 };
  await ask('POST', '/orb-runs', { runId, orbId, sources, text: null, values: {}, timeZone });
  return runId;
};

const readPast = async (api: ApiClient, orbId: string): Promise<string> => {
  const pastRunId = v7();
  const past = { from: daysAgo(120), to: daysAgo(0) };
  const asked = { pastRunId, orbId, versions: [1], past, step: 'month', values: {}, timeZone };
  await caller(api)('POST', '/orb-past-runs', asked);
  return pastRunId;
};

/** It may take a moment to be readable at all. */
const ended = async (api: ApiClient, path: string, status: string): Promise<void> => {
  await pollUntil(async () => (await api.call('GET', path)).body['status'] === status, {
    timeoutMs: 90_000,
    everyMs: 500,
    what: `${path} that is ${status}`,
  });
};

/** Reads by itself once, two minutes from now. */
const schedule = async (api: ApiClient, orbId: string, server: ServerWithAll): Promise<void> => {
  const ask = caller(api);
  const times = { frequency: 'daily', ...timeInParis(server.now() + 2 * minute) };
  const lookBack = { recentThoughts: true, activeThreads: false, lookBackDays: 7, maxThoughts: 40 };
  await ask('PUT', `/orbs/${orbId}/schedule`, {
    times,
    timeZone,
    lookBack,
    text: 'Ce qui presse d’abord.',
    values: {},
  });
  server.advanceClock(3 * minute);
  await pollUntil(async () => Number((await api.call('GET', `/orbs/${orbId}/schedule`)).body['runs']) > 0, {
    timeoutMs: 60_000,
    everyMs: 500,
    what: 'an orb that read on its own',
  });
};

/** One that is being read as long as it is looked at. */
const running = (api: ApiClient): Screen => {
  const runId = v7();
  const path = `/app/orbs/${ticked}/runs/${runId}`;
  const asked = { runId, orbId: ticked, sources: { kind: 'text' }, text: endlessText, values: {}, timeZone };
  return {
    path,
    open: async (page) => {
      // Again, where the first one was given up by now.
      const isReadable = async () => (await api.call('GET', `/orb-runs/${runId}`)).status === 200;
      if (!(await isReadable())) {
        await caller(api)('POST', '/orb-runs', asked);
        await pollUntil(isReadable, { timeoutMs: 30_000, everyMs: 200, what: 'a run that is read' });
      }
      await page.goto(path);
    },
  };
};

type Contract = NonNullable<CreateOrbRequest['instructions']['fr']>['contract'];

/** Results that no ready orb has, or none that is read without more: one word of several, and a table. */
const ownContracts: readonly Contract[] = [
  { kind: 'label', labels: ['avance', 'attend', 'recule'], cited: true, maxWords: 24 },
  { kind: 'table', columns: ['Sujet', 'D’abord', 'Ensuite'], maxRows: 6, cited: true, maxWords: 20 },
];

const createOrb = async (api: ApiClient, contract: Contract): Promise<string> => {
  const orbId = v7();
  const prompt = 'Où en est cette semaine ? Réponds avec les mots des notes.';
  await caller(api)('POST', '/orbs', {
    orbId,
    category: 'analysis',
    look: { pattern: 'rings', tint: 'sea' },
    names: { fr: `Où j’en suis (${contract.kind})`, en: null },
    descriptions: { fr: 'La semaine, avec ses raisons.', en: null },
    tags: ['semaine'],
    instructions: { fr: { prompt, variables: [], contract }, en: null },
  } satisfies CreateOrbRequest);
  return orbId;
};

/** Orbs that read what was lately and what was long ago, by themselves and on request; and the screens of further results. */
export const seedOrbs = async (api: ApiClient, server: ServerWithAll) => {
  const orbs = [listed, ticked, letter, scored];
  for (const contract of ownContracts) orbs.push(await createOrb(api, contract));
  const runs: { orbId: string; runId: string }[] = [];
  for (const orbId of orbs) runs.push({ orbId, runId: await readRecent(api, orbId) });
  for (const { runId } of runs) await ended(api, `/orb-runs/${runId}`, 'completed');
  const [{ runId } = { runId: '' }, ...otherRuns] = runs;
  const [pastRunId, notes] = [await readPast(api, listed), await readPast(api, scored)];
  for (const one of [pastRunId, notes]) await ended(api, `/orb-past-runs/${one}`, 'ended');
  await schedule(api, listed, server);
  const screens: readonly Screen[] = [
    ...otherRuns.map((run) => ({ path: `/app/orbs/${run.orbId}/runs/${run.runId}` })),
    { path: `/app/orbs/${scored}/past/${notes}` },
    running(api),
  ];
  return { ids: { orbId: listed, runId, pastRunId }, screens };
};
