import { failPoint } from '#instrumentation/fail-point.ts';
import type { AnyDocument, Commit, Write } from '#ports/read-models.ts';
import type { DocumentShapes, StoredDocument } from './document-shapes.ts';
import { increaseRevisions, type Revisions } from './owner-revisions.ts';
import { column, documentCell, documentColumns, hasOwnerColumn, tablesOf } from './sqlite-layout.ts';
import type { Table } from './sqlite-query.ts';
import type { Statements } from './sqlite-statements.ts';
import { ownerWord, searchText } from './sqlite-text.ts';

/** Every change to one generation of a model. */
export const createWriting = ({ prepare, provisionally }: Statements, shapes: DocumentShapes) => ({
  /** Nothing here is the only copy: a power cut that loses writes loses their checkpoint too, and the events restore both. Returns the new revisions. */
  commit: (
    table: Table,
    { checkpoint, event = null, writes, park = [], unpark = [] }: Commit<AnyDocument>,
  ): Revisions => {
    const { generation } = table;
    const revisions = provisionally(() => {
      failPoint('read-models.before-write');
      const owners = new Set(writes.flatMap((change) => write({ prepare, shapes }, table, change) ?? []));
      failPoint('read-models.after-write');
      for (const stream of unpark)
        prepare('DELETE FROM parked WHERE generation = ? AND stream = ?').run(generation, stream);
      for (const { stream, position, revision, reason, parkedAt } of park) {
        prepare('INSERT OR REPLACE INTO parked VALUES (?, ?, ?, ?, ?, ?)').run(
          generation,
          stream,
          position,
          revision,
          reason,
          parkedAt,
        );
      }
      failPoint('read-models.before-checkpoint');
      prepare(
        'UPDATE generations SET checkpoint = ?1, last_event = ?2 WHERE number = ?3 AND coalesce(checkpoint, ?1) <= ?1',
      ).run(checkpoint, event && JSON.stringify(event), generation);
      return increaseRevisions({ prepare }, generation, owners);
    });
    failPoint('read-models.after-checkpoint');
    return revisions;
  },
});

type Storing = Readonly<{ prepare: Statements['prepare']; shapes: DocumentShapes }>;

/** Returns the owner of the document; null: something newer is stored, or nothing was. */
const write = (storing: Storing, table: Table, change: Write<AnyDocument>): string | null => {
  const { id, doc, position } = change;
  const removedAt = positionOfRemoval(storing, table, id);
  if (removedAt !== null && removedAt > position) return null;
  if (doc === null) return remove(storing, table, change);
  return put(storing, table, { id, doc, position, wasRemoved: removedAt !== null });
};

// A removed document leaves its position behind, so that a late, older write does not restore it.
const positionOfRemoval = ({ prepare }: Storing, { generation }: Table, id: string): number | null => {
  const removed = prepare('SELECT position FROM removed WHERE generation = ? AND id = ?').get(generation, id);
  return removed === undefined ? null : Number(removed['position']);
};

const remove = (
  { prepare, shapes }: Storing,
  { generation, layout }: Table,
  { id, position }: Write<AnyDocument>,
): string | null => {
  const { documents, text } = tablesOf(generation);
  const stored = prepare(`SELECT ${documentColumns(layout)}, place, position FROM ${documents} WHERE id = ?`).get(
    id,
  ) as (StoredDocument & Readonly<{ place: number; position: number }>) | undefined;
  if (stored && stored.position > position) return null;
  prepare('INSERT OR REPLACE INTO removed VALUES (?, ?, ?)').run(generation, id, position);
  if (!stored) return null;
  prepare(`DELETE FROM ${documents} WHERE id = ?`).run(id);
  if (layout.text.length > 0) prepare(`DELETE FROM ${text} WHERE rowid = ?`).run(stored.place);
  return shapes.decode(stored).ownerId;
};

type Put = Readonly<{ id: string; doc: AnyDocument; position: number; wasRemoved: boolean }>;

const put = ({ prepare, shapes }: Storing, table: Table, { id, doc, position, wasRemoved }: Put): string | null => {
  const { generation, layout } = table;
  const sql = putSqlOf(table);
  const stored = prepare(sql.document).get(
    id,
    position,
    shapes.encode(doc, { id, hasOwner: hasOwnerColumn(layout) }),
    ...layout.fields.map((field) => documentCell(doc[field])),
  );
  if (!stored) return null;
  if (wasRemoved) prepare('DELETE FROM removed WHERE generation = ? AND id = ?').run(generation, id);
  if (layout.text.length > 0)
    prepare(sql.text).run(
      Number(stored['place']),
      ownerWord(doc.ownerId),
      ...layout.text.map((field) => searchText(doc[field])),
    );
  return doc.ownerId;
};

type PutSql = Readonly<{ document: string; text: string }>;
const putSql = new WeakMap<Table, PutSql>();

/** Composed once for each table, not for each document. */
const putSqlOf = (table: Table): PutSql => {
  const sql = putSql.get(table) ?? composePutSql(table);
  putSql.set(table, sql);
  return sql;
};

const composePutSql = ({ generation, layout }: Table): PutSql => {
  const { documents, text } = tablesOf(generation);
  const names = ['position', 'document', ...layout.fields.map(column)];
  return {
    document: `INSERT INTO ${documents} (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
    ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')} WHERE excluded.position >= position RETURNING place`,
    text: `INSERT OR REPLACE INTO ${text} (rowid, owner${layout.text.map((field) => `, ${column(field)}`).join('')}) VALUES (?, ?${', ?'.repeat(layout.text.length)})`,
  };
};
