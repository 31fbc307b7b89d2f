import type { AnyDocument, ModelStore } from '#ports/read-models.ts';
import type { LogPosition } from '#ports/store-fit.ts';

/** Returns the same document to leave it as it is. */
export type AmendDocument = (doc: AnyDocument) => AnyDocument;

/** Changes documents by what no event says; those that are gone are left out. Each keeps its position, the model its checkpoint `seen`. */
export const amendDocuments = async (
  store: ModelStore<AnyDocument>,
  { position, event }: LogPosition,
  { ids, change }: Readonly<{ ids: readonly string[]; change: AmendDocument }>,
): Promise<void> => {
  const stored = await store.getMany(ids);
  const writes = [...stored].flatMap(([id, { doc, position: applied }]) => {
    const amended = change(doc);
    return amended === doc ? [] : [{ id, doc: amended, position: applied }];
  });
  if (writes.length > 0) await store.commit({ checkpoint: position, event, writes });
};
