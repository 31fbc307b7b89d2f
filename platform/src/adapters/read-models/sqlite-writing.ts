import type { AnyDocument, Commit, Parked, Write } from '../../ports/read-models.ts';
import { failPoint } from '../../fail-point.ts';
import { searchText } from './search-text.ts';
import { column, documentCell, tablesOf } from './sqlite-layout.ts';
import type { Table } from './sqlite-query.ts';
import type { Statements } from './sqlite-statements.ts';
import { ownerWord } from './sqlite-text.ts';

/** Every change to one generation of a model. */
export const createWriting = ({ prepare, atomically }: Statements) => {
  // A removed document leaves its position behind, so that a late, older write does not bring it back.
  const isOlderThanRemoval = ({ generation }: Table, { id, position }: Write<AnyDocument>): boolean => {
    const removed = prepare('SELECT position FROM removed WHERE generation = ? AND id = ?').get(generation, id);
    return removed !== undefined && Number(removed['position']) > position;
  };

  const remove = ({ generation, layout }: Table, { id, position }: Write<AnyDocument>): void => {
    const { documents, text } = tablesOf(generation);
    const stored = prepare(`SELECT place, position FROM ${documents} WHERE id = ?`).get(id);
    if (stored && Number(stored['position']) > position) return;
    prepare('INSERT OR REPLACE INTO removed VALUES (?, ?, ?)').run(generation, id, position);
    if (!stored) return;
    prepare(`DELETE FROM ${documents} WHERE id = ?`).run(id);
    if (layout.text.length > 0) prepare(`DELETE FROM ${text} WHERE rowid = ?`).run(stored['place'] ?? null);
  };

  const index = ({ generation, layout }: Table, doc: AnyDocument, place: number | bigint): void => {
    const words = layout.text.map((field) => searchText(doc[field]));
    const marks = words.map(() => ', ?').join('');
    prepare(`INSERT OR REPLACE INTO ${tablesOf(generation).text} (rowid, owner${layout.text.map((field) => `, ${column(field)}`).join('')}) VALUES (?, ?${marks})`)
      .run(place, ownerWord(doc.ownerId), ...words);
  };

  const put = (table: Table, doc: AnyDocument, { id, position }: Write<AnyDocument>): void => {
    const names = ['position', 'document', ...table.layout.fields.map(column)];
    const stored = prepare(`INSERT INTO ${tablesOf(table.generation).documents} (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
      ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')} WHERE excluded.position >= position RETURNING place`)
      .get(id, position, JSON.stringify(doc), ...table.layout.fields.map((field) => documentCell(doc[field])));
    if (!stored) return;
    prepare('DELETE FROM removed WHERE generation = ? AND id = ?').run(table.generation, id);
    if (table.layout.text.length > 0) index(table, doc, Number(stored['place']));
  };

  const write = (table: Table, change: Write<AnyDocument>): void => {
    if (isOlderThanRemoval(table, change)) return;
    if (change.doc === null) remove(table, change);
    else put(table, change.doc, change);
  };

  const park = ({ generation }: Table, { stream, position, revision, reason, parkedAt }: Parked): void =>
    void prepare('INSERT OR REPLACE INTO parked VALUES (?, ?, ?, ?, ?, ?)').run(generation, stream, position, revision, reason, parkedAt);

  return {
    commit: (table: Table, { checkpoint, writes, park: parking = [], unpark = [] }: Commit<AnyDocument>): void => {
      atomically(() => {
        failPoint('read-models.before-write');
        for (const change of writes) write(table, change);
        failPoint('read-models.after-write');
        for (const stream of unpark) prepare('DELETE FROM parked WHERE generation = ? AND stream = ?').run(table.generation, stream);
        for (const stream of parking) park(table, stream);
        failPoint('read-models.before-checkpoint');
        prepare('UPDATE generations SET checkpoint = max(coalesce(checkpoint, ?), ?) WHERE number = ?').run(checkpoint, checkpoint, table.generation);
      });
      failPoint('read-models.after-checkpoint');
    },
  };
};
