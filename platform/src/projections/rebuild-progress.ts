import type { Clock } from '#ports/clock.ts';
import type { Model, ReadModels } from '#ports/read-models.ts';
import type { PassProgress } from './rebuild-together.ts';
import { serviceOwner } from './service-owner.ts';

/** Events taken in, of about as many; `total` 0: not known yet. */
export type RebuildFigures = Readonly<{ done: number; total: number }>;
/** `models`: those that are not whole meanwhile. */
export type RebuildProgress = RebuildFigures & Readonly<{ models: readonly string[] }>;

export const noRebuildFigures: RebuildFigures = { done: 0, total: 0 };

/** `newest`: position of the newest event. Not every store counts its positions one by one: how many events there are is told from those that were read. */
export const rebuildFiguresOf = ({ read, position }: PassProgress, newest: number): RebuildFigures => ({
  done: read,
  total: Math.max(read, Math.round((read * newest) / Math.max(1, position))),
});

export const rebuildPercent = ({ done, total }: RebuildFigures): number =>
  total === 0 ? 0 : Math.floor((100 * done) / total);

/** For operators. */
export const rebuildSentence = (figures: RebuildFigures): string =>
  `Read models are being rebuilt${figures.total === 0 ? '' : `, ${figures.done} of ${figures.total} events (${rebuildPercent(figures)} %)`}`;

type ProgressDocument = RebuildProgress & Readonly<{ ownerId: string; at: string }>;

/** No events make it: a process that rebuilds writes its own document, and all processes and threads read them. */
const progressModel: Model<ProgressDocument> = { name: 'rebuild-progress', version: 1, indexes: [['ownerId']] };

/** What was not written again for so long is of a process that died, in ms: longer than a busy one may need between two notes. */
const staleMs = 30_000;
/** More than there are processes. */
const mostHolders = 100;

type Parts = Readonly<{ models: Pick<ReadModels, 'open'>; clock: Clock }>;

/** For the process with this id; null: nothing is rebuilt there any more. */
export const storeRebuildProgress = async (
  { models, clock, holder }: Parts & Readonly<{ holder: string }>,
  progress: RebuildProgress | null,
): Promise<void> => {
  const at = clock.now();
  const doc = progress && { ...progress, ownerId: serviceOwner, at: at.toISOString() };
  const store = await models.open(progressModel);
  await store.commit({ checkpoint: null, writes: [{ id: holder, doc, position: at.getTime() }] });
};

/** A look for all requests of so many ms. */
const lookMs = 500;

/** `readRebuildProgress` for whoever answers many requests. */
export const createRebuildWatch = (parts: Parts): (() => Promise<RebuildProgress | null>) => {
  let [lookedAt, found]: [number, Promise<RebuildProgress | null>] = [Number.NEGATIVE_INFINITY, Promise.resolve(null)];
  return () => {
    const now = performance.now();
    if (now - lookedAt < lookMs) return found;
    lookedAt = now;
    // Whether the store answers is told by the query itself.
    found = readRebuildProgress(parts).catch(() => null);
    return found;
  };
};

/** Of all processes together, as far as the one that is furthest behind; null: every model is whole, or its rebuild has not begun. */
export const readRebuildProgress = async ({ models, clock }: Parts): Promise<RebuildProgress | null> => {
  const store = await models.open(progressModel);
  const { items } = await store.find({
    filter: { ownerId: serviceOwner },
    sort: [['ownerId', 'asc']],
    limit: mostHolders,
  });
  const since = new Date(clock.now().getTime() - staleMs).toISOString();
  const running = items.filter(({ at }) => at > since);
  const [last] = running.toSorted((one, other) => rebuildPercent(one) - rebuildPercent(other));
  return last
    ? { done: last.done, total: last.total, models: [...new Set(running.flatMap(({ models: of }) => of))] }
    : null;
};
