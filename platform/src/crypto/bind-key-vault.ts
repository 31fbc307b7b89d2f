import { withDeadline } from '#concurrency/deadline.ts';
import { emptyLogSentence, isUnavailable, logNameOf } from '#event-sourcing/log-fit.ts';
import { EventStoreFault, type EventStore } from '#ports/event-store.ts';
import type { KeyVault } from '#ports/key-vault.ts';
import { UnfitStoreFault } from '#ports/store-fit.ts';
import { keyKindOf } from './private-part.ts';
import { thoughtSecretOf } from './thought-keys.ts';

type Parts = Readonly<{ store: EventStore; vault: Pick<KeyVault, 'knows' | 'logName' | 'setLogName'> }>;

/** Events checked at each end of the log: a vault that is missing or of another log fails at the first, an older one at the last. */
const eventsAtEachEnd = 500;
/** For a log that does not answer at the start, in ms. */
const startTimeoutMs = 5_000;

/**
 * Returns the same log once its keys are proved to belong to it; the vault keeps the log's name from the first event on. While the log does not
 * answer, the proof is left to the first append. Throws `UnfitStoreFault`: to write on would seal words with keys that are lost when the right ones return.
 */
export const bindKeyVault = async (parts: Parts): Promise<EventStore> => {
  const { store } = parts;
  let bound = await withDeadline(startTimeoutMs, () => prove(parts), notAnswering).catch((fault: unknown) => {
    if (isUnavailable(fault)) return null;
    throw fault instanceof EventStoreFault && fault.kind === 'damaged' ? new UnfitStoreFault(damagedSentence) : fault;
  });
  const bindAfterAppend = async (): Promise<void> => {
    bound = await prove(parts);
  };
  return {
    ...store,
    append: async (...call) => {
      if (bound === null) await bindAfterAppend().catch(refuseAppend);
      const appended = await store.append(...call);
      // The append stands: after a failure here, binding is retried with the next append.
      if (bound !== 'named') await bindAfterAppend().catch(() => undefined);
      return appended;
    },
  };
};

const notAnswering = (): EventStoreFault => new EventStoreFault('timed-out', 'The event store does not answer');
const refuseAppend = (fault: unknown): never => {
  throw fault instanceof UnfitStoreFault ? new EventStoreFault('unavailable', fault.message) : fault;
};

/** `unnamed`: the log is empty, or its first event is damaged. */
const prove = async ({ store, vault }: Parts): Promise<'named' | 'unnamed'> => {
  const [name, known] = [await logNameOf(store), await vault.logName()];
  if (name === null && known !== null) throw new UnfitStoreFault(emptyLogSentence);
  if (typeof name !== 'string') return 'unnamed';
  await proveNamed({ store, vault }, name, known ?? name);
  if (known === null) await vault.setLogName(name);
  return 'named';
};

const proveNamed = async (parts: Parts, name: string, known: string): Promise<void> => {
  if (known !== name) throw new UnfitStoreFault(foreignSentence);
  for (const direction of ['forward', 'backward'] as const)
    if (!(await knowsOwners(parts, direction))) throw new UnfitStoreFault(missingSentence);
};

const damagedSentence =
  'The event store is damaged and cannot be read. Put back an undamaged copy of the events (events.db with events.db-wal).';
const putBack =
  'Put back the keys that belong to them (keys.db with keys.db-wal and master.key, or the database of keys in MongoDB).';
const foreignSentence = `The keys belong to other events than those in the event store. ${putBack}`;
const missingSentence = `The event store has events whose keys are missing: the keys are gone, or an older copy. ${putBack}`;

const knowsOwners = async ({ store, vault }: Parts, direction: 'forward' | 'backward'): Promise<boolean> => {
  const names = new Set<string>();
  for await (const event of store.readAll({ direction, max: eventsAtEachEnd })) {
    if (event.damaged || event.sealed === null || event.metadata.ownerId === null) continue;
    names.add(event.metadata.ownerId);
    if (keyKindOf(event.sealed) === 'thought') names.add(thoughtSecretOf(event.metadata.ownerId));
  }
  for (const name of names) if (!(await vault.knows(name))) return false;
  return true;
};
