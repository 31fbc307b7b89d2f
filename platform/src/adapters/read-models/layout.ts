import { createHash } from 'node:crypto';
import { ReadModelsFault, type AnyDocument, type Model } from '#ports/read-models.ts';

/** How one model is stored: its indexed fields next to each document, and the fields of full text. Another digest: another shape. */
export type Layout = Readonly<{
  fields: readonly string[];
  indexes: readonly Index[];
  /** By which some index leaves documents out. */
  sparse: readonly string[];
  text: readonly string[];
  digest: string;
}>;
/** `sparse`: only of documents in which this field is not null; null: of all. */
type Index = Readonly<{ fields: readonly string[]; sparse: string | null }>;

/** Raised with every change of what a text is found by (`searchedWordsOf`): models with full text are rebuilt. */
const wordsVersion = 3;

export const layoutOf = ({ indexes: whole, sparse = {}, text = [] }: Model<AnyDocument>): Layout => {
  const indexes: readonly Index[] = [
    ...whole.map((fields) => ({ fields, sparse: null })),
    ...Object.entries(sparse).flatMap(([field, lists = []]) => lists.map((fields) => ({ fields, sparse: field }))),
  ];
  return {
    fields: [...new Set(indexes.flatMap(({ fields }) => fields))],
    indexes,
    sparse: Object.keys(sparse),
    text,
    digest: createHash('sha256')
      .update(JSON.stringify([whole, text, ...Object.entries(sparse), ...(text.length > 0 ? [wordsVersion] : [])]))
      .digest('hex'),
  };
};

/** The field itself; throws `ReadModelsFault` for one without an index. */
export const indexedField = ({ fields }: Layout, field: string): string => {
  if (!fields.includes(field)) throw new ReadModelsFault('not-indexed', `The model does not index the field ${field}`);
  return field;
};
