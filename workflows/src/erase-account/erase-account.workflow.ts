import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { defineWorkflow, type RetryPolicy, type Run } from '@ecrin/platform/workflows/workflow.ts';
import type { EraseAccountActivities } from './erase-account.activities.ts';
import type {
  BegunErasure,
  EraseAccountInput,
  EraseAccountOutcome,
  PreparedErasure,
  SearchedErasure,
} from './erase-account.input.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A busy file may keep what was emptied for a moment. */
const searches = 3;
/** For so many days a place that is away is waited for; then the certificate leaves it open. */
const mostDaysAway = 7;

type Erasing = Run<EraseAccountActivities, never, EraseAccountInput>;

/** What was closed stays closed, whatever a process that ended since has lost of what was sought. */
const withClosed = (before: SearchedErasure | null, now: SearchedErasure): SearchedErasure => ({
  ...now,
  places: now.places.map((one) =>
    one.reason === 'restarted'
      ? (before?.places.find(({ place, found }) => place === one.place && found === 0) ?? one)
      : one,
  ),
});

/** Where something is found, it is emptied again before it is sought again. */
const search = async (
  run: Erasing,
  input: EraseAccountInput & Pick<PreparedErasure, 'quoted'>,
  { settleMs, rest }: BegunErasure,
): Promise<SearchedErasure> => {
  let searched: SearchedErasure | null = null;
  for (let time = 1; ; time += 1) {
    searched = withClosed(searched, await run.activities.search(input));
    const left = new Set(searched.places.filter(({ found }) => found !== null && found > 0).map(({ place }) => place));
    const again = rest.filter((place) => left.has(place));
    if (again.length === 0 || time === searches) return searched;
    await run.sleep(settleMs);
    for (const place of again) await run.activities.empty({ ...input, place });
  }
};

/** What runs this runs on Temporal too; in a fleet the outboxes of other processes are never read. */
const neverAway: ReadonlySet<string> = new Set<ErasurePlace>(['workflows', 'outbox']);

/** Places that may come back. */
const awayIn = ({ places }: SearchedErasure): ReadonlySet<string> =>
  new Set(
    places.filter(({ place, reason }) => reason === 'unreachable' && !neverAway.has(place)).map(({ place }) => place),
  );

/** Once a day while a place is away, which is emptied then. */
const searchEverywhere: typeof search = async (run, input, begun) => {
  let searched = await search(run, input, begun);
  for (let days = 1; days <= mostDaysAway; days += 1) {
    const away = awayIn(searched);
    if (away.size === 0) break;
    await run.sleep(day);
    for (const place of begun.rest) if (away.has(place)) await run.activities.empty({ ...input, place });
    searched = withClosed(searched, await search(run, input, begun));
  }
  return searched;
};

const untilDone: RetryPolicy = { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 1_000_000, timeoutMs: day };

/**
 * Waits until nothing undoes it. Then, in this order, each repeatable: the decision and the ledger; what only the key can name; the key; every plain copy;
 * what shows that nothing is left.
 */
export const eraseAccount = defineWorkflow<EraseAccountInput, EraseAccountOutcome, EraseAccountActivities>({
  name: 'erase-account',
  // It goes on until it is done: a place that is away is tried again, and no later step comes before an earlier one.
  retries: {
    '*': untilDone,
    // What is sought is in the memory of one process: it soon comes to that one, and none other waits for it.
    search: { ...untilDone, factor: 1.5 },
  },
  run: async (run, input) => {
    await run.sleepUntil(input.dueAt);
    const begun = await run.activities.begin(input);
    if (begun === null) return 'withdrawn';
    await run.sleep(begun.settleMs);
    const prepared = await run.activities.prepare(input);
    // What quotes a part is known only as long as it does.
    const erasing = { ...input, ...(prepared.quoted && { quoted: prepared.quoted }) };
    for (const place of begun.first) await run.activities.empty({ ...erasing, place });
    const { keyDestroyedAt } = await run.activities.destroyKey(erasing);
    await run.sleep(begun.settleMs);
    for (const place of begun.rest) await run.activities.empty({ ...erasing, place });
    const searched = await searchEverywhere(run, erasing, begun);
    await run.activities.certify({ ...input, ...prepared, ...searched, keyDestroyedAt });
    return 'erased';
  },
});
