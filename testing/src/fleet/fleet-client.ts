import { setTimeout as pause } from 'node:timers/promises';
import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { v7 } from 'uuid';
import { retryUnknown, type Ledger } from '#crash/server/concurrent-writers.ts';
import { apiClient, registerClient, RegistrationFailed, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { Fleet } from './start-fleet.ts';

/** The same client at two API processes. */
export type ClientPair = readonly [ApiClient, ApiClient];

export const registerAtBothApis = async ({ processes: { api } }: Fleet, email?: string): Promise<ClientPair> => {
  const [one, other] = api;
  if (!one || !other) throw new Error('a fleet has two API processes');
  const client = await registerOnceReady(one.url, email ?? `${v7()}@example.org`);
  return [client, apiClient(other.url, client)];
};

/** Sent again while the server answers that it is busy, as a page does: a registration sent again is the same one. Throws after a minute, with what the server says of itself. */
export const registerOnceReady = async (url: string, email: string): Promise<ApiClient> => {
  for (const until = Date.now() + 60_000; ; await pause(2_000)) {
    try {
      return await registerClient(url, { email });
    } catch (fault) {
      if (!(fault instanceof RegistrationFailed && fault.status === 503)) throw fault;
      if (Date.now() > until) throw new Error(`${fault.message}; ${await readinessOf(url)}`, { cause: fault });
    }
  }
};

const readinessOf = async (url: string): Promise<string> => (await fetch(`${url}/readyz`)).text();

/** Until no model is behind the newest event. */
export const waitForModels = ({ processes: { projections } }: Fleet) =>
  pollUntil(
    async () => {
      const state = (await (await fetch(`${projections[0]?.url}/readyz`)).json()) as Readonly<{
        projections: readonly Readonly<{ behind: number | null }>[];
      }>;
      return state.projections.every(({ behind }) => behind === 0);
    },
    { timeoutMs: 70_000, everyMs: 200, what: 'every read model' },
  );

/** The ids of the thoughts that are analysed, in the client's own list. */
const analysedOf = async (client: ApiClient): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  let cursor: string | null = null;
  do {
    const page = await client.call(
      'GET',
      `/thoughts?limit=100${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    const items = (page.body['items'] ?? []) as readonly Readonly<{ thoughtId: string; receipt: string }>[];
    for (const { thoughtId, receipt } of items) if (receipt === 'analysed') found.add(thoughtId);
    cursor = (page.body['nextCursor'] ?? null) as string | null;
  } while (cursor !== null);
  return found;
};

/** Waits until every acknowledged thought is listed and analysed; returns how long that took, in ms. Throws after `ms`. */
export const waitUntilAnalysed = async (client: ApiClient, { acknowledged }: Ledger, ms: number): Promise<number> => {
  const begun = Date.now();
  for (;;) {
    // By id: the list also has thoughts that were never acknowledged.
    const analysed = await analysedOf(client).catch(() => new Set<string>());
    const missing = [...acknowledged.keys()].filter((thoughtId) => !analysed.has(thoughtId)).length;
    if (missing === 0) return Date.now() - begun;
    if (Date.now() - begun > ms) throw new Error(`after ${ms} ms ${missing} of ${acknowledged.size} thoughts missing`);
    await pause(300);
  }
};

/** Requested with a receipt's position, as a page does. */
export const listSince = (client: ApiClient, position: unknown) =>
  client.call('GET', '/thoughts?limit=1', { headers: { [atLeastHeader]: String(position) } });

/** Retries what was not acknowledged, as a device's outbox would, until nothing is left. Throws after 30 s. */
export const resendUntilAcknowledged = async (client: ApiClient, ledger: Ledger): Promise<void> => {
  for (const until = Date.now() + 30_000; ; await pause(200)) {
    await retryUnknown(client, ledger);
    if (ledger.unknown.size === 0) return;
    if (Date.now() > until) throw new Error(`${ledger.unknown.size} thoughts are still not taken`);
  }
};

/** `FLEET_FORM=quick` runs a short form; else the full number of repetitions and durations. */
const quick = process.env['FLEET_FORM'] === 'quick';

export const fleetWorkload = quick
  ? { kills: 4, thoughts: 100, downMs: 8_000, ways: ['cut'] as const }
  : { kills: 20, thoughts: 500, downMs: 60_000, ways: ['cut', 'silence'] as const };

/**
 * `said`: words each of them says through the API. `steps`: those in which a process is killed. `erasedWithinMs`: each erasure rebuilds every read model, on
 * a machine that does everything else too, in a stand-in that takes a second to drop a collection.
 */
export const erasureWorkload = quick
  ? { people: 2, said: 4, works: 28, plantedAtLeast: 80, steps: ['empty'], erasedWithinMs: 540_000 }
  : { people: 5, said: 8, works: 140, plantedAtLeast: 200, steps: ['empty', 'search'], erasedWithinMs: 1_200_000 };
