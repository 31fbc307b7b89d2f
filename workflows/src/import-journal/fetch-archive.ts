import { endJournalFetch } from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports, type JournalFetch } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { moveMs, type FetchOutcome } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { msBetween } from '@ecrin/domain/time/instant.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import {
  ArchiveSourceFault,
  type ArchiveRest,
  type ArchiveSource,
} from '@ecrin/platform/journal-import/archive-source.ts';
import { fetchedSoFar, isArchiveGenuine, storeRest } from '@ecrin/platform/journal-import/fetched-archive.ts';
import { deleteImportFile, deleteImportPages, type OwnedImport } from '@ecrin/platform/journal-import/import-pages.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';

export type FetchArchiveServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  blobs: SealedBlobs;
  clock: Clock;
  archiveSource: ArchiveSource;
}>;

/** Fetches what is missing of an archive in another écrin; a step that is tried again goes on where this one was cut off. `arrived`: it is here, as it was signed there. */
export const fetchArchive = async (
  services: FetchArchiveServices,
  which: OwnedImport,
  context: ActivityContext,
): Promise<Readonly<{ arrived: boolean }>> => {
  const fetch = await runningFetch(services, which);
  const outcome = fetch && (await fetchRest(services, { which, fetch, signal: context.signal }));
  if (!outcome) {
    // It was given up meanwhile, and what arrived goes.
    await deleteFetched(services, which);
    return { arrived: false };
  }
  if (outcome !== 'arrived') await deleteFetched(services, which);
  await endFetch(services, { ...which, outcome }, context);
  return { arrived: outcome === 'arrived' };
};

/** Tells the other écrin that the file has come, or how many thoughts of it entered. */
export const confirmFetched = async (
  { events, archiveSource }: FetchArchiveServices,
  { ownerId, importId, thoughts }: OwnedImport & Readonly<{ thoughts?: number }>,
): Promise<null> => {
  const { fetch, imports } = (await loadAggregate(events, journalImports, { id: ownerId })).state;
  const come = thoughts === undefined ? fetch?.importId === importId && fetch : imports[importId];
  if (!come || come.address === null) return null;
  await orLater(archiveSource.confirm(come.address, thoughts === undefined ? {} : { thoughts }));
  return null;
};

const runningFetch = async ({ events }: FetchArchiveServices, { ownerId, importId }: OwnedImport) => {
  const { fetch } = (await loadAggregate(events, journalImports, { id: ownerId })).state;
  return fetch?.importId === importId && fetch.status === 'running' ? fetch : null;
};

type Fetching = Readonly<{ which: OwnedImport; fetch: JournalFetch; signal: AbortSignal }>;

/** null: it was given up. */
const fetchRest = async (
  services: FetchArchiveServices,
  { which, fetch, signal }: Fetching,
): Promise<FetchOutcome | null> => {
  const { blobs, archiveSource, clock } = services;
  const { address, publicKey, askedAt } = fetch;
  if (address === null || msBetween(askedAt, clock.now().toISOString()) > moveMs) return 'closed';
  const rest = await orLater(archiveSource.read({ address, signal, ...(await fetchedSoFar(blobs, which)) }));
  if (rest === 'closed') return rest;
  const kept = rest === 'over' || (await keepRest(services, which, rest));
  if (kept === null) return null;
  return kept && (await isArchiveGenuine(blobs, which, publicKey)) ? 'arrived' : 'unsound';
};

/** False: it is too large; null: it was given up on the way. */
const keepRest = async (
  services: FetchArchiveServices,
  which: OwnedImport,
  rest: ArchiveRest,
): Promise<boolean | null> => {
  const { blobs } = services;
  // It was changed since, so that what arrived before is of another one.
  if (rest.start === 0) await deleteImportFile(blobs, which);
  const isWanted = async () => (await runningFetch(services, which)) !== null;
  const isStored = await orLater(storeRest(blobs, which, { ...rest, onPiece: isWanted }));
  if (isStored) return true;
  return (await isWanted()) ? false : null;
};

const deleteFetched = async ({ blobs }: FetchArchiveServices, which: OwnedImport): Promise<void> => {
  await deleteImportFile(blobs, which);
  await deleteImportPages(blobs, which);
};

/** What broke off on the way is asked for again later; what failed here is told as it is. */
const orLater = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (fault) {
    throw fault instanceof ArchiveSourceFault ? new ActivityFault('archive-unreachable', fault.message, 0) : fault;
  }
};

const endFetch = async (
  { execute, clock }: FetchArchiveServices,
  { ownerId, importId, outcome }: OwnedImport & Readonly<{ outcome: FetchOutcome }>,
  { idempotencyKey }: ActivityContext,
): Promise<void> => {
  const now = clock.now().toISOString();
  const step = { process: 'import-journal', idempotencyKey, correlationId: importId, ownerId, timeZone: 'UTC', now };
  await decideInStep(
    execute,
    step,
  )({
    name: 'endJournalFetch',
    aggregate: journalImports,
    id: ownerId,
    decide: endJournalFetch,
    input: { importId, outcome, now },
  });
};
