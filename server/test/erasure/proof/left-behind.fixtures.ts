import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  erasureCertificate,
  type ErasureCertificate,
  type CertificatePlace,
  type ErasurePlace,
  type SearchedPlace,
} from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { sealMessage } from '@ecrin/platform/adapters/message-queue/seal-message.ts';
import { thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import type { ErasureMarks, ErasureProof } from '#erasure/erasure-proof.ts';

/** Somebody whom the server has never seen: all that is found of them was put there by a case. */
export const gone = {
  clientId: '01980000-0000-7000-8000-0000000e0a5e',
  words: 'le jardin de ma tante Ysabeau',
  wrappedKey: Buffer.from('a wrapped key is sixty bytes long, and no two are the same. '),
};

/** What is sought of them. */
export const marksOfGone: ErasureMarks = {
  fragments: [gone.words],
  ids: [gone.clientId],
  wrappedKey: gone.wrappedKey,
};

/** The certificate of what a search found. */
export const certificateOf = (proof: ErasureProof, places: readonly SearchedPlace[]): ErasureCertificate => {
  const at = '2026-11-28T10:00:00.000Z';
  const { certificate } = proof.sign({
    number: '4F7K-220M',
    askedAt: at,
    askedBy: 'person',
    keyFingerprint: null,
    keyDestroyedAt: at,
    searchedAt: at,
    marks: { fragments: 1, ids: 1 },
    places,
    devices: null,
  });
  return erasureCertificate.parse(JSON.parse(certificate));
};

/** Those that are open, or where something was found. */
export const notClean = (places: readonly SearchedPlace[]): readonly CertificatePlace[] =>
  places.filter(({ found }) => found !== 0).map(({ place }) => place);

type Copies = Readonly<{ data: string; keys: string }>;
type Folder = Readonly<{ dir: string; copies: Copies }>;
type Leave = (folder: Folder) => void;

const inDatabase = (file: string, change: (db: DatabaseSync) => void): void => {
  const db = new DatabaseSync(file);
  change(db);
  db.close();
};

const leaveWordsIn =
  (name: string): Leave =>
  ({ dir }) =>
    inDatabase(join(dir, name), (db) => {
      db.exec('create table left_behind (words text)');
      db.prepare('insert into left_behind values (?)').run(JSON.stringify({ text: `… ${gone.words}.` }));
    });

const leaveFile = (path: string, content: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

const leaveKeyIn = (file: string, owner: string = gone.clientId, wrapped: Uint8Array = gone.wrappedKey): void =>
  inDatabase(file, (db) => {
    const row = db.prepare(`insert into keys (owner, version, wrapped, made_at) values (?, 1, ?, '2026')`);
    row.run(owner, wrapped);
  });

/** A row is deleted as SQLite does it unless it is told otherwise: its page is free, and what was on it stays. */
const leaveFreePageIn =
  (name: string): Leave =>
  ({ dir }) =>
    inDatabase(join(dir, name), (db) => {
      db.exec('pragma secure_delete = off; create table left_behind (words text)');
      db.prepare('insert into left_behind values (?)').run(`${gone.words} ${'.'.repeat(9_000)}`);
      db.exec('drop table left_behind');
    });

/** A file of keys that nothing of the server uses. */
const leaveKeysAt = (file: string, owner?: string): void => {
  leaveFile(file, '');
  inDatabase(file, (db) => db.exec('create table keys (owner text, version integer, wrapped blob, made_at text)'));
  leaveKeyIn(file, owner);
};

const sealedMessage = (dir: string): Buffer =>
  sealMessage(deriveKey(openMasterKey({ dir, fromEnvironment: null }), 'messages'), 'left', { text: gone.words });

const leaveMessageIn = (file: string, dir: string): void =>
  inDatabase(file, (db) => {
    db.exec(`create table if not exists messages (
      item_id text primary key, sealed blob not null, due_at text not null, expires_at text not null, tries integer not null)`);
    db.prepare(`insert into messages values ('left', ?, '2026', '2036', 0)`).run(sealedMessage(dir));
  });

/** For each place: what an eraser would have left that forgot it. */
export const leftIn: Readonly<Record<ErasurePlace, Leave>> = {
  keys: ({ dir }) => leaveKeyIn(join(dir, 'keys.db')),
  events: leaveWordsIn('events.db'),
  'read-models': leaveWordsIn('models.db'),
  recordings: ({ dir }) => leaveFile(join(dir, 'blobs', gone.clientId, 'audio', 'one'), 'sealed'),
  access: ({ dir }) =>
    inDatabase(
      join(dir, 'access.db'),
      (db) =>
        void db
          .prepare(`insert into sessions values ('one', 'client', ?, 'device', '2026', '2026', '2036')`)
          .run(gone.clientId),
    ),
  messages: ({ dir }) => leaveMessageIn(join(dir, 'messages.db'), dir),
  outbox: ({ dir }) => leaveFile(join(dir, 'outbox', '2026-mail-one.txt'), `To: x@y.fr\n\n${gone.words}\n`),
  workflows: leaveWordsIn('workflows.db'),
  answers: leaveWordsIn('answered.db'),
  presence: ({ dir }) =>
    inDatabase(
      join(dir, 'presence.db'),
      (db) => void db.prepare(`insert into presence values (?, '2026')`).run(gone.clientId),
    ),
  crashes: leaveWordsIn('crashes.db'),
  'other-files': ({ dir }) => leaveFile(join(dir, 'core.1234'), `\0\0${gone.words}\0`),
  'key-copies': ({ copies }) => leaveKeysAt(join(copies.keys, 'objects', 'ab', 'abcd')),
  backups: ({ copies }) =>
    leaveFile(join(copies.data, 'objects', 'ab', 'abcd'), `${' '.repeat(3_000_000)}${gone.words}`),
};

/** Further ways to leave something in a place. */
export const alsoLeft: readonly (readonly [place: ErasurePlace, how: string, leave: Leave])[] = [
  ['read-models', 'a free page', leaveFreePageIn('models.db')],
  ['read-models', 'a log', ({ dir }) => leaveFile(join(dir, 'models.db-wal'), gone.words)],
  [
    'read-models',
    'a database that was set aside',
    ({ dir }) => leaveFile(join(dir, 'models.db.set-aside-2026-11-28'), gone.words),
  ],
  [
    'keys',
    'the secret of their thoughts',
    ({ dir }) => leaveKeyIn(join(dir, 'keys.db'), thoughtSecretOf(gone.clientId), new Uint8Array(60)),
  ],
  ['keys', 'a page of the file of keys', ({ dir }) => leaveFile(join(dir, 'keys.db-journal'), String(gone.wrappedKey))],
  [
    'recordings',
    'a file that is not sealed',
    ({ dir }) => leaveFile(join(dir, 'blobs', '.incoming', 'one'), gone.words),
  ],
  [
    'recordings',
    'a folder on another disk, behind a link that also leads back',
    ({ dir }) => {
      const disk = join(dir, '..', 'another-disk');
      leaveFile(join(disk, 'one'), gone.words);
      symlinkSync(disk, join(dir, 'blobs', 'linked'));
      symlinkSync(join(dir, 'blobs'), join(disk, 'back'));
    },
  ],
  ['messages', 'the name of a message', leaveWordsIn('messages.db')],
  [
    'other-files',
    'the key, in a rehearsal that was killed',
    ({ dir }) => leaveKeysAt(join(dir, 'rehearsal.partial', 'keys.db')),
  ],
  [
    'other-files',
    'a message, in a backup that was killed',
    ({ dir }) => {
      const file = join(dir, 'backup.partial', 'messages.db');
      leaveFile(file, '');
      leaveMessageIn(file, dir);
    },
  ],
  ['workflows', 'how far triggers are', leaveWordsIn('triggers.db')],
  [
    'backups',
    'messages in a backup',
    ({ dir, copies }) => {
      const file = join(copies.data, 'objects', 'ab', 'abcd');
      leaveFile(file, '');
      leaveMessageIn(file, dir);
    },
  ],
];
