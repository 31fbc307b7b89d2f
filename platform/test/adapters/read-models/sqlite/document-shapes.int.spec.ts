import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDocumentShapes, shapesSchema } from '#adapters/read-models/sqlite/document-shapes.ts';
import { createStatements } from '#adapters/read-models/sqlite/sqlite-statements.ts';
import type { AnyDocument } from '#ports/read-models.ts';

const [id, owner] = ['01980000-0000-7000-8000-0000000000a1', '01980000-0000-7000-8000-000000000003'];
let db: DatabaseSync;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec(shapesSchema);
});
afterEach(() => db.close());

/** Written by one connection and read by another, which knows no shape yet. */
const stored = (doc: AnyDocument, at = id, hasOwner = true) => {
  const [writing, reading] = [1, 2].map(() => createDocumentShapes(createStatements(db, () => undefined)));
  const document = writing?.encode(doc, { id: at, hasOwner }) ?? '';
  return { document, read: reading?.decode({ id: at, owner: hasOwner ? doc.ownerId : null, document }) };
};

describe('a stored document', () => {
  it.each<readonly [string, AnyDocument]>([
    ['its id and its owner', { thoughtId: id, ownerId: owner, title: 'brume', tags: ['a'] }],
    ['its id twice', { thoughtId: id, again: id, ownerId: owner }],
    ['an owner who is the document', { ownerId: id, days: 3 }],
    ['neither', { ownerId: owner, title: null, left: undefined, deep: { id } }],
    ['an owner whom a column might change', { ownerId: 'a\0b', name: 'é' }],
    ['names that are data', { ownerId: owner, '=id': id, 'né à': 1 }],
    ['a mark in a name', { ownerId: owner, '@owner': 'x' }],
  ])('is read as it was written, with %s', (_, doc) => {
    expect(stored(doc).read).toEqual(doc);
    expect(stored(doc, id, false).read).toEqual(doc);
    expect(stored(doc, 'another', true).read).toEqual(doc);
  });

  it('holds neither its id nor its owner, which stand beside it', () => {
    const { document } = stored({ thoughtId: id, ownerId: owner, title: 'brume' });
    expect([document.includes(id), document.includes(owner), document.includes('brume')]).toEqual([false, false, true]);
  });
});
