import { defineWorkflow, type Run } from '@ecrin/platform/workflows/workflow.ts';
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

type Erasing = Run<EraseAccountActivities, never, EraseAccountInput>;

/** Where something is found, it is emptied again before it is sought again. */
const search = async (
  run: Erasing,
  input: EraseAccountInput & Pick<PreparedErasure, 'quoted'>,
  { settleMs, rest }: BegunErasure,
): Promise<SearchedErasure> => {
  for (let time = 1; ; time += 1) {
    const searched = await run.activities.search(input);
    const left = new Set(searched.places.filter(({ found }) => found !== null && found > 0).map(({ place }) => place));
    const again = rest.filter((place) => left.has(place));
    if (again.length === 0 || time === searches) return searched;
    await run.sleep(settleMs);
    for (const place of again) await run.activities.empty({ ...input, place });
  }
};

/**
 * Waits until nothing undoes it. Then, in this order, each repeatable: the decision and the ledger; what only the key can name; the key; every plain copy;
 * what shows that nothing is left.
 */
export const eraseAccount = defineWorkflow<EraseAccountInput, EraseAccountOutcome, EraseAccountActivities>({
  name: 'erase-account',
  // It goes on until it is done: a place that is away is tried again, and no later step comes before an earlier one.
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 1_000_000, timeoutMs: day } },
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
    const searched = await search(run, erasing, begun);
    await run.activities.certify({ ...input, ...prepared, ...searched, keyDestroyedAt });
    return 'erased';
  },
});
