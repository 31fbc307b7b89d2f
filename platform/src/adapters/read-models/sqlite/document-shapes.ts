import { createHash } from 'node:crypto';
import type { AnyDocument } from '#ports/read-models.ts';
import type { Statements } from './sqlite-statements.ts';

/** Table of the names of fields that documents are stored without. `number`: a digest of them, so that it does not depend on who wrote first. */
export const shapesSchema = 'CREATE TABLE IF NOT EXISTS shapes (number INTEGER PRIMARY KEY, names TEXT NOT NULL)';

/** A document with the columns beside it. `owner` null: the model has no such column; undefined: it was not read. */
export type StoredDocument = Readonly<{ id: string; owner?: string | null; document: string }>;
type Beside = Readonly<{ id: string; hasOwner: boolean }>;

/**
 * As a document is stored: its values in order behind the number of its shape, without its id and its owner, which have columns. One with other names than
 * identifiers is stored whole.
 */
export type DocumentShapes = Readonly<{
  /** Within a transaction: the shape is stored with the first document that has it. */
  encode: (doc: AnyDocument, beside: Beside) => string;
  /** `owner`: where it is known from elsewhere. */
  decode: (stored: StoredDocument, owner?: string | null) => AnyDocument;
}>;

/** Before the name of a field: its value is the id, or the owner, of its document. */
const [ofId, ofOwner] = ['=', '@'] as const;
type Field = Readonly<{ name: string; mark: string }>;
type Shape = Readonly<{
  number: number;
  names: string;
  fields: readonly Field[];
  empty: Readonly<Record<string, unknown>>;
}>;

const identifiers = /^[=@]?[a-z]\w*(?:,[=@]?[a-z]\w*)*$/i;
/** Models have some hundred; what has more has names that are data. */
const maxShapes = 2_000;

export const createDocumentShapes = ({ prepare }: Pick<Statements, 'prepare'>): DocumentShapes => {
  const [byNames, byNumber] = [new Map<string, Shape>(), new Map<number, Shape>()];
  const remember = (shape: Shape): Shape => {
    byNames.set(shape.names, shape);
    byNumber.set(shape.number, shape);
    return shape;
  };
  const shapeOf = (names: string): Shape | null => {
    const known = byNames.get(names);
    if (known) return known;
    return identifiers.test(names) && byNames.size < maxShapes ? remember(newShape(names)) : null;
  };
  const storedShape = (number: number): Shape =>
    remember(newShape(String(prepare('SELECT names FROM shapes WHERE number = ?').get(number)?.['names'])));

  return {
    encode: (doc, beside) => {
      const names = Object.keys(doc).filter((name) => doc[name] !== undefined);
      if (names.some(isMarked)) return JSON.stringify(doc);
      const shape = shapeOf(names.map((name) => markOf(name, doc[name], beside) + name).join());
      if (!shape) return JSON.stringify(doc);
      prepare('INSERT OR IGNORE INTO shapes VALUES (?, ?)').run(shape.number, shape.names);
      const told = shape.fields.filter(({ mark }) => mark === '');
      return JSON.stringify([shape.number, ...told.map(({ name }) => doc[name])]);
    },
    decode: (stored, owner = stored.owner ?? null) => {
      // What this adapter has written.
      const parsed = JSON.parse(stored.document) as AnyDocument | readonly [number, ...unknown[]];
      if (!isValues(parsed)) return parsed;
      return filled(byNumber.get(parsed[0]) ?? storedShape(parsed[0]), parsed, { id: stored.id, owner });
    },
  };
};

/** A name that is data may look like a marked one. */
const isMarked = (name: string): boolean => name.startsWith(ofId) || name.startsWith(ofOwner);

/** A column gives back such a text as it was. */
const plain = /^[\u0020-\u007e]+$/;

const markOf = (name: string, value: unknown, { id, hasOwner }: Beside): string => {
  const mark = value === id ? ofId : name === 'ownerId' && hasOwner ? ofOwner : '';
  return mark !== '' && typeof value === 'string' && plain.test(value) ? mark : '';
};

const isValues = (parsed: AnyDocument | readonly [number, ...unknown[]]): parsed is readonly [number, ...unknown[]] =>
  Array.isArray(parsed);

const fieldOf = (marked: string): Field => {
  const mark = [ofId, ofOwner].find((one) => marked.startsWith(one)) ?? '';
  return { mark, name: marked.slice(mark.length) };
};

const newShape = (names: string): Shape => {
  const fields = names.split(',').map(fieldOf);
  return {
    number: createHash('sha256').update(names).digest().readUIntBE(0, 5),
    names,
    fields,
    // Copied, so that the engine has one layout for all documents of a shape.
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
};

type Columns = Readonly<{ id: string; owner: string | null }>;
const filled = ({ fields, empty }: Shape, values: readonly unknown[], { id, owner }: Columns): AnyDocument => {
  const doc: Record<string, unknown> = { ...empty };
  let next = 1;
  for (const { name, mark } of fields) {
    if (mark === ofId) doc[name] = id;
    else if (mark === ofOwner) doc[name] = owner;
    else {
      doc[name] = values[next];
      next += 1;
    }
  }
  return doc as AnyDocument;
};
