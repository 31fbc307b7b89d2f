import type { AnyDocument, ModelStore } from '#ports/read-models.ts';

/**
 * A stand-in is the generation that is read while its model is rebuilt: it begins empty and holds only what has happened since. It stores no checkpoint, so
 * that it is never taken for the whole model, whenever the process ends.
 */
export const asStandIn = (store: ModelStore<AnyDocument>): ModelStore<AnyDocument> => ({
  ...store,
  commit: (batch) => store.commit({ ...batch, checkpoint: null, event: null }),
});
