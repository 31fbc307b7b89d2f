import { createHash } from 'node:crypto';
import type { AnyDocument } from '#ports/read-models.ts';
import type { Statements } from './sqlite-statements.ts';

/** Table of the names of fields that documents are stored without. `number`: a digest of them, so that it does not depend on who wrote first. */
export const shapesSchema = 'CREATE TABLE IF NOT EXISTS shapes (number INTEGER PRIMARY KEY, names TEXT NOT NULL)';

/** As a document is stored: its values in order behind the number of its shape. One with other names than identifiers is stored whole. */
export type DocumentShapes = Readonly<{
  /** Within a transaction: the shape is stored with the first document that has it. */
  encode: (doc: AnyDocument) => string;
  decode: (stored: string) => AnyDocument;
}>;

type Shape = Readonly<{ number: number; names: readonly string[]; empty: Readonly<Record<string, unknown>> }>;

const identifiers = /^[a-z]\w*(?:,[a-z]\w*)*$/i;
/** Models have some hundred; what has more has names that are data. */
const maxShapes = 2_000;

export const createDocumentShapes = ({ prepare }: Pick<Statements, 'prepare'>): DocumentShapes => {
  const [byNames, byNumber] = [new Map<string, Shape>(), new Map<number, Shape>()];
  const remember = (shape: Shape): Shape => {
    byNames.set(shape.names.join(), shape);
    byNumber.set(shape.number, shape);
    return shape;
  };
  const shapeOf = (names: readonly string[]): Shape | null => {
    const joined = names.join();
    const known = byNames.get(joined);
    if (known) return known;
    return identifiers.test(joined) && byNames.size < maxShapes ? remember(newShape(names)) : null;
  };
  const storedShape = (number: number): Shape => {
    const stored = prepare('SELECT names FROM shapes WHERE number = ?').get(number);
    return remember(newShape(String(stored?.['names']).split(',')));
  };

  return {
    encode: (doc) => {
      const names = Object.keys(doc).filter((name) => doc[name] !== undefined);
      const shape = shapeOf(names);
      if (!shape) return JSON.stringify(doc);
      prepare('INSERT OR IGNORE INTO shapes VALUES (?, ?)').run(shape.number, names.join());
      return JSON.stringify([shape.number, ...names.map((name) => doc[name])]);
    },
    decode: (stored) => {
      // What this adapter has written.
      const parsed = JSON.parse(stored) as AnyDocument | readonly [number, ...unknown[]];
      return isValues(parsed) ? filled(byNumber.get(parsed[0]) ?? storedShape(parsed[0]), parsed) : parsed;
    },
  };
};

const isValues = (parsed: AnyDocument | readonly [number, ...unknown[]]): parsed is readonly [number, ...unknown[]] =>
  Array.isArray(parsed);

const newShape = (names: readonly string[]): Shape => ({
  number: createHash('sha256').update(names.join()).digest().readUIntBE(0, 5),
  names,
  // Copied, so that the engine has one layout for all documents of a shape.
  empty: Object.fromEntries(names.map((name) => [name, null])),
});

const filled = ({ names, empty }: Shape, values: readonly unknown[]): AnyDocument => {
  const doc: Record<string, unknown> = { ...empty };
  for (let index = 0; index < names.length; index += 1) doc[names[index] ?? ''] = values[index + 1];
  return doc as AnyDocument;
};
