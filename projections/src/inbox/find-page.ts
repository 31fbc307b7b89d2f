import {
  ReadModelsFault,
  type Document,
  type Find,
  type ModelStore,
  type Page,
} from '@ecrin/platform/ports/read-models.ts';

export type BadCursor = Readonly<{ refused: 'general.invalid-request' }>;

/** A page of a list; a cursor of another list is refused. */
export const findPage = async <Doc extends Document>(
  store: ModelStore<Doc>,
  find: Find<Doc>,
): Promise<Page<Doc> | BadCursor> => {
  try {
    return await store.find(find);
  } catch (fault) {
    if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor') return { refused: 'general.invalid-request' };
    throw fault;
  }
};
