import { endJournalImport } from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports, type JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { deleteThought } from '@ecrin/domain/thought/commands/delete-thought.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { deleteImportFile, deleteImportPages, readImportPage } from '@ecrin/platform/journal-import/import-pages.ts';
import type { PictureKeeper } from '@ecrin/platform/ports/pictures.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { understandEarlierThought, type UnderstandEarlierServices } from '#understand-earlier-thought.ts';
import { bringEntry } from './bring-entry.ts';
import { bringFavorites } from './bring-favorites.ts';
import { bringGoals } from './bring-goals.ts';
import { takeBackPictures } from './bring-pictures.ts';
import { deleteUnusedMedia, takeBackSounds } from './bring-sounds.ts';
import { bringStories, deleteUnusedOfStories } from './bring-stories.ts';
import { chosenEntries } from './chosen-entries.ts';
import { confirmFetched, fetchArchive, type FetchArchiveServices } from './fetch-archive.ts';
import type { BroughtPage, ChangedPage, EndedImport, ImportJournalInput } from './import-journal.input.ts';
import { orBehind, type ImportLists } from './import-lists.ts';
import { takeBackBeside } from './take-back-beside.ts';

export type ImportJournalServices = UnderstandEarlierServices &
  FetchArchiveServices &
  Readonly<{ blobs: SealedBlobs; importLists: ImportLists; pictureKeeper: PictureKeeper }>;

type Which = Omit<ImportJournalInput, 'task'>;
type Asked = Which & Readonly<{ cursor: string | null }>;
/** Thoughts before the place is stored where to go on. */
const batchSize = 50;
const analysedAtATime = 10;

export const createImportJournalActivities = (services: ImportJournalServices) => ({
  fetch: (which: Which, context: ActivityContext) => fetchArchive(services, which, context),
  confirm: (told: Which & Readonly<{ thoughts?: number }>) => confirmFetched(services, told),
  bring: (input: Which & Readonly<{ page: number }>, context: ActivityContext): Promise<BroughtPage> =>
    bringPage(services, input, context),
  end: (which: Which, context: ActivityContext): Promise<EndedImport> => endImport(services, which, context),
  takeBack: (asked: Asked, context: ActivityContext): Promise<ChangedPage> => takeBackPage(services, asked, context),
  understand: async (asked: Asked, context: ActivityContext): Promise<ChangedPage> => {
    if ((await importWhile(services, asked, 'ended')) === null) return { next: null };
    const { thoughtIds, next } = orBehind(await services.importLists.brought({ ...asked, limit: analysedAtATime }));
    for (const thoughtId of thoughtIds)
      await understandEarlierThought(services, { process, thoughtId, rereadingId: null, context });
    return { next };
  },
});
export type ImportJournalActivities = ReturnType<typeof createImportJournalActivities>;

const process = 'import-journal';

/** A page that is gone was kept for its day: what was brought until then stays. */
const bringPage = async (
  services: ImportJournalServices,
  { page, ...which }: Which & Readonly<{ page: number }>,
  context: ActivityContext,
): Promise<BroughtPage> => {
  const running = await importWhile(services, which, 'running');
  if (!running) return { next: null, isOver: false };
  const entries = await readImportPage(services.blobs, which, page);
  if (!entries) return { next: null, isOver: true };
  const chosen = chosenEntries(entries, { ...running, ...which, page });
  const duplicates =
    running.choice?.keepDuplicates === true
      ? []
      : orBehind(await services.importLists.duplicates({ ...which, entries: chosen }));
  for (const entry of chosen) {
    if (duplicates.includes(entry.thoughtId)) continue;
    await bringEntry(services, { entry, running, which, context });
    if (await importWhile(services, which, 'undone')) {
      // What was being brought when it was undone is in no list yet.
      await takeBackThoughts(services, { ...which, thoughtIds: [entry.thoughtId], isLast: false }, context);
      return { next: null, isOver: false };
    }
  }
  return { next: page + 1, isOver: false };
};

const endImport = async (
  services: ImportJournalServices,
  which: Which,
  context: ActivityContext,
): Promise<EndedImport> => {
  const { idempotencyKey } = context;
  const { importId, ownerId } = which;
  const running = await importWhile(services, which, 'running');
  if (running) {
    await bringFavorites(services, { ...which, running, idempotencyKey });
    const known = async () => orBehind(await services.importLists.goals(which)).map(({ goalId }) => goalId);
    await bringGoals(services, { ...which, running, idempotencyKey, known });
    await bringStories(services, { ...which, running, idempotencyKey });
  }
  await deleteImportPages(services.blobs, which);
  await deleteImportFile(services.blobs, which);
  // What was being brought when it was undone came after its lists were read.
  if (await importWhile(services, which, 'undone'))
    await takeBackThoughts(services, { ...which, thoughtIds: [], isLast: true }, context);
  // A process that ended with the import, before the next step knew of it, ends it again.
  const ended = running ?? (await importWhile(services, which, 'ended'));
  if (!ended) return { understand: false };
  const now = services.clock.now().toISOString();
  const step = { process, idempotencyKey, correlationId: importId, ownerId, timeZone: 'UTC', now };
  const { first, ...counted } = orBehind(await services.importLists.tally(which));
  await decideInStep(
    services.execute,
    step,
  )({
    name: 'endJournalImport',
    aggregate: journalImports,
    id: ownerId,
    decide: endJournalImport,
    input: { importId, ...counted, ...(first && { first: first.thoughtId }), now },
  });
  return { understand: ended.understand, ...(ended.address !== null && { fetched: counted.thoughts }) };
};

const takeBackPage = async (
  services: ImportJournalServices,
  { cursor, ...which }: Asked,
  context: ActivityContext,
): Promise<ChangedPage> => {
  const running = await importWhile(services, which, 'undone');
  if (running) {
    await deleteUnusedMedia(services, { ...which, running });
    await deleteUnusedOfStories(services, which);
  }
  await deleteImportPages(services.blobs, which);
  await deleteImportFile(services.blobs, which);
  const { thoughtIds, next } = orBehind(await services.importLists.brought({ ...which, cursor, limit: batchSize }));
  await takeBackThoughts(services, { ...which, thoughtIds, isLast: next === null }, context);
  return { next };
};

/** Thoughts, after what came beside them, which they lead to if the process ends meanwhile. */
const takeBackThoughts = async (
  services: ImportJournalServices,
  asked: Which & Readonly<{ thoughtIds: readonly string[]; isLast: boolean }>,
  context: ActivityContext,
): Promise<void> => {
  const found = new Map<string, ExistingThought>();
  for (const id of asked.thoughtIds) {
    const { state } = await loadAggregate(services.events, thought, { id });
    if (state.status === 'active') found.set(id, state);
  }
  const threads = new Set([...found.values()].flatMap(({ threadId }) => threadId ?? []));
  await takeBackBeside(services, { ...asked, threads, ...context });
  for (const [thoughtId, existing] of found) await takeBackThought(services, { thoughtId, existing }, context);
};

/** With its sounds and pictures. */
const takeBackThought = async (
  services: ImportJournalServices,
  { thoughtId, existing }: Readonly<{ thoughtId: string; existing: ExistingThought }>,
  { idempotencyKey }: ActivityContext,
): Promise<void> => {
  const { ownerId, timeZone } = existing;
  const now = services.clock.now().toISOString();
  const step = { process, idempotencyKey, correlationId: thoughtId, ownerId, timeZone, now };
  const decide = decideInStep(services.execute, step);
  await takeBackSounds(services, { thoughtId, existing, decide, now });
  await takeBackPictures(services, { thoughtId, existing });
  await decide({
    name: `deleteThought-${thoughtId}`,
    aggregate: thought,
    id: thoughtId,
    decide: deleteThought,
    input: { thoughtId, now },
  });
};

/** null once the import has another state. */
const importWhile = async (
  { events }: Pick<ImportJournalServices, 'events'>,
  { ownerId, importId }: Which,
  status: JournalImport['status'],
): Promise<JournalImport | null> => {
  const { state } = await loadAggregate(events, journalImports, { id: ownerId });
  const found = state.imports[importId];
  return found?.status === status ? found : null;
};
