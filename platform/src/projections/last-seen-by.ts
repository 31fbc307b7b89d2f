import type { AnyDocument, ModelStore } from '#ports/read-models.ts';
import type { LogPosition } from '#ports/store-fit.ts';

/** The position of a model in the log; null before its first event. */
export const lastSeenBy = async (store: ModelStore<AnyDocument>): Promise<LogPosition | null> => {
  const position = await store.checkpoint();
  return position === null ? null : { position, event: await store.lastEvent() };
};
