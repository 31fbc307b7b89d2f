import type { AnyDocument, ReadModels } from '#ports/read-models.ts';
import type { Fit, FitOf } from '#ports/store-fit.ts';
import { lastSeenBy } from './last-seen-by.ts';
import { rebuildProjection, type RebuildProjection } from './rebuild-projection.ts';

type Parts = RebuildProjection & Readonly<{ models: Pick<ReadModels, 'open' | 'openRebuild'>; fitOf: FitOf }>;

/** Rebuilds a model that was not made from this log, or from more of it than there is. Returns how it fitted before. Throws `UnfitStoreFault` when the log is empty. */
export const rebuildUnfit = async (parts: Parts): Promise<Fit> => {
  const seen = await lastSeenBy(await parts.models.open<AnyDocument>(parts.projection.model));
  const fit = seen ? await parts.fitOf(seen) : 'fits';
  if (fit !== 'fits') await rebuildProjection(parts);
  return fit;
};
