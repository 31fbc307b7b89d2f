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

const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10);

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

/** Orbs that read what was lately and what was long ago, by themselves and on request; and the screens of further results. */
export const seedOrbs = async (api: ApiClient, server: ServerWithAll) => {
  const [runId, steps, words, note] = [
    await readRecent(api, listed),
    await readRecent(api, ticked),
    await readRecent(api, letter),
    await readRecent(api, scored),
  ];
  for (const one of [runId, steps, words, note]) await ended(api, `/orb-runs/${one}`, 'completed');
  const [pastRunId, notes] = [await readPast(api, listed), await readPast(api, scored)];
  for (const one of [pastRunId, notes]) await ended(api, `/orb-past-runs/${one}`, 'ended');
  await schedule(api, listed, server);
  const screens: readonly Screen[] = [
    { path: `/app/orbs/${ticked}/runs/${steps}` },
    { path: `/app/orbs/${letter}/runs/${words}` },
    { path: `/app/orbs/${scored}/runs/${note}` },
    { path: `/app/orbs/${scored}/past/${notes}` },
    running(api),
  ];
  return { ids: { orbId: listed, runId, pastRunId }, screens };
};
