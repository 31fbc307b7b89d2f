import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { BackupFault } from '@ecrin/platform/ports/backup-place.ts';
import { withRestored } from './open-restored.ts';

/** `erased`: of thoughts whose key was destroyed. */
export type ReadThoughts = Readonly<{ thoughts: number; erased: number; events: number }>;

const prefix = 'thought-';

/** Opens every event of a data folder that no server uses with its key. Throws `BackupFault`, `UnfitStoreFault`, `KeyVaultFault`. */
export const readThoughts = (dir: string, masterKey: string | null): Promise<ReadThoughts> =>
  withRestored(dir, masterKey, ({ events, vault }) =>
    countThoughts(events.readAll(), async (owner) => (await vault.find(owner)) !== null),
  );

type HasKey = (ownerId: string) => Promise<boolean>;

const countThoughts = async (events: AsyncIterable<RecordedEvent>, hasKey: HasKey): Promise<ReadThoughts> => {
  let [thoughts, erased, count] = [0, 0, 0];
  for await (const event of events) {
    count += 1;
    openWords(event);
    if (event.revision > 0 || !event.stream.startsWith(prefix)) continue;
    const { ownerId } = event.metadata;
    if (ownerId === null || (await hasKey(ownerId))) thoughts += 1;
    else erased += 1;
  }
  return { thoughts, erased, events: count };
};

/** Words are decrypted when they are read. */
const openWords = (event: RecordedEvent): void => {
  try {
    if (!event.damaged) return void event.private;
  } catch (cause) {
    throw new BackupFault('damaged', damagedSentence(event), { cause });
  }
  throw new BackupFault('damaged', damagedSentence(event));
};

const damagedSentence = ({ position }: RecordedEvent): string =>
  `The event at position ${position} of the backup cannot be read.`;
