import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { AnyDocument, Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findUnseen } from '@ecrin/platform/projections/find-unseen.ts';
import { deferredProjections, projections } from '@ecrin/projections';

/** How long the oldest event waits that read models have not taken in, in seconds: those that people look at, and those that nobody waits for. */
export type ReadSideLag = Readonly<{ prompt: number; deferred: number }>;

type Seen = number | null;
/** Position of the last event a model has seen; null: none, or not known. */
export type SeenBy = (model: Model<AnyDocument>) => Seen | Promise<Seen>;

const modelsOf = (of: typeof projections): readonly Model<AnyDocument>[] => of.map(({ model }) => model);
const classes = {
  prompt: modelsOf(projections.filter((one) => !deferredProjections.includes(one))),
  deferred: modelsOf(deferredProjections),
};

/** `now`: in ms since 1970. Absent: that of the newest event, so that clocks of two machines are not compared; what stands still grows no older then. */
export const readSideLag = async (
  events: Pick<Events, 'readAll'>,
  seenBy: SeenBy,
  now?: number,
): Promise<ReadSideLag> => {
  const lagOf = async (models: readonly Model<AnyDocument>[]): Promise<number> => {
    const unseen = await findUnseen(events, await Promise.all(models.map(async (model) => seenBy(model))));
    return unseen ? Math.max(0, (now ?? unseen.newest) - unseen.since) / 1_000 : 0;
  };
  const [prompt, deferred] = await Promise.all([lagOf(classes.prompt), lagOf(classes.deferred)]);
  return { prompt, deferred };
};

/** As another process stored it. */
export const seenInStore =
  (models: Pick<ReadModels, 'open'>): SeenBy =>
  async (model) =>
    (await models.open<AnyDocument>(model)).checkpoint();
