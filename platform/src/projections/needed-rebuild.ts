import type { Events } from '#event-sourcing/events.ts';
import type { AnyDocument, ReadModels } from '#ports/read-models.ts';
import { logPositionOf, type Fit, type FitOf, type LogPosition } from '#ports/store-fit.ts';
import { lastSeenBy } from './last-seen-by.ts';
import type { AnyProjection } from './projection.ts';

type Parts = Readonly<{
  projection: AnyProjection;
  events: Pick<Events, 'readAll'>;
  models: Pick<ReadModels, 'open' | 'openRebuild'>;
  fitOf: FitOf;
}>;

/** `fit`: of the former documents; `missing`: there were none, or a rebuild was interrupted. `since`: the end of the log. */
export type NeededRebuild = Readonly<{ fit: Fit | 'missing'; since: LogPosition }>;

/**
 * Whether a model was made from no event, from another log, or from more of it than there is: then what there was is dropped, and a stand-in begins. null: it
 * can be followed from where it is. Throws `UnfitStoreFault` when there is a model, but the log is empty.
 */
export const findNeededRebuild = async ({
  projection: { model },
  events,
  models,
  fitOf,
}: Parts): Promise<NeededRebuild | null> => {
  const seen = await lastSeenBy(await models.open<AnyDocument>(model));
  const fit = seen ? await fitOf(seen) : 'missing';
  if (fit === 'fits') return null;
  for await (const last of events.readAll({ direction: 'backward', max: 1 })) {
    await (await models.openRebuild<AnyDocument>(model)).promote();
    return { fit, since: logPositionOf(last) };
  }
  return null;
};
