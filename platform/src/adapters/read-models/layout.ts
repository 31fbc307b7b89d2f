import { createHash } from 'node:crypto';
import { ReadModelsFault, type AnyDocument, type Model } from '#ports/read-models.ts';

/** How one model is stored: its indexed fields next to each document, and the fields of full text. Another digest: another shape. */
export type Layout = Readonly<{
  fields: readonly string[];
  indexes: readonly (readonly string[])[];
  text: readonly string[];
  digest: string;
}>;

export const layoutOf = ({ indexes, text = [] }: Model<AnyDocument>): Layout => ({
  fields: [...new Set(indexes.flat())],
  indexes,
  text,
  digest: createHash('sha256')
    .update(JSON.stringify([indexes, text]))
    .digest('hex'),
});

/** The field itself; throws `ReadModelsFault` for one without an index. */
export const indexedField = ({ fields }: Layout, field: string): string => {
  if (!fields.includes(field)) throw new ReadModelsFault('not-indexed', `The model does not index the field ${field}`);
  return field;
};
