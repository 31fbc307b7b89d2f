import { readModelName } from '@ecrin/contracts/admin-notification/read-model-names.ts';
import { erasurePlaces, type ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { projections } from '@ecrin/projections';
import { erasers } from './erasers.ts';
import { partErasers } from './part-erasers.ts';
import { filesOfPlace, isOnMongo, soughtIn } from './proof/places.ts';

/** English Markdown of one store. `readers`: who reads it by what the product itself offers; an administrator of the machine is named apart. */
type StoreInWords = Readonly<{ sealed: string; plain: string; readers: string; goes: string }>;

const machine = 'nobody through the product';

/** What each place of the registry holds. A place that is added without a row does not compile. */
const stores: Readonly<Record<ErasurePlace, StoreInWords>> = {
  keys: {
    sealed: 'each person’s key and the secret of their thoughts’ keys, wrapped by the master key',
    plain: 'whose key it is, and when it was made',
    readers: machine,
    goes: 'with the account; the key of a thought when the thought is erased',
  },
  events: {
    sealed:
      'every personal word of every event: what was written, transcribed, understood, named; addresses, numbers, names of people',
    plain:
      'types, ids, times, zones, durations, waveforms, choices (mood, category, status, frequency), hashes of addresses',
    readers: 'the person, through what is made from it; their former versions one page at a time',
    goes: 'words with their key, and replaced where they lie when a part is erased; types, ids and times stay',
  },
  'read-models': {
    sealed: 'nothing',
    plain:
      '**a working copy of what people see**: current words, transcripts and insights, names, titles, addresses, notifications, questions asked of one’s thoughts, the sentences a model wrote as answers (what answers quote is named by passage), what answers remember of a person, vectors, and the full-text index over thoughts and questions',
    readers:
      'its owner; members of a community what was shared there; administrators what is masked for them, and content under exceptional access only',
    goes: 'with what it is made from: deleted thoughts at once, their words in the index and in freed pages about five seconds later; replaced words within an hour',
  },
  recordings: {
    sealed: 'recordings, pictures and imported files, in chunks',
    plain: 'sizes and the names of files: ids and hashes',
    readers: 'its owner; those a story or a book was shared with, what is in it',
    goes: 'with the thought or the account, pictures that were taken out of a thought too; sounds earlier, where a time for recordings is set; a file that was imported when its import starts, or ends where it has pictures, or after a day',
  },
  access: {
    sealed: 'second factors',
    plain: 'hashes of passwords, tokens and codes; public keys of passkeys; names of devices, times of sign-ins',
    readers: 'its owner, the list of devices',
    goes: 'a session when it ends, a code when it is used or expires, the rest with the account',
  },
  messages: {
    sealed: 'messages that wait to be sent (with a key of the server)',
    plain: 'when they are due',
    readers: machine,
    goes: 'when sent, given up, or expired: a day at most',
  },
  outbox: {
    sealed: '–',
    plain: '**whole messages, with addresses and codes**, only while no mail server, SMS gateway or WhatsApp is set up',
    readers: machine,
    goes: 'after 30 days, or with the account',
  },
  workflows: {
    sealed: '–',
    plain: 'ids, names of steps, times; no words',
    readers: 'administrators, as counts and states of work',
    goes: 'some stays: it has no words',
  },
  answers: {
    sealed: '–',
    plain: 'ids, and keyed hashes of requests without their passwords and codes',
    readers: machine,
    goes: 'after 30 days',
  },
  presence: {
    sealed: '–',
    plain: 'ids of who is connected, and until when',
    readers: machine,
    goes: 'within hours of the last sign of life, or with the account',
  },
  crashes: {
    sealed: '–',
    plain: 'ids and names of steps that stopped a process',
    readers: 'administrators, as stopped work',
    goes: 'when the work is tried again or dropped',
  },
  'other-files': {
    sealed: '–',
    plain:
      '`master.key`, **the key to all of it**, unless `MASTER_KEY` is given; `ledger/`: of each erased account its id, that of the erasure and the time, of erased thoughts and recordings their ids; models and what they made of instructions, which are nobody’s words; locks and drafts of writes; for the time of a backup, a rehearsal, a restore or an erasure copies of what it reads',
    readers: machine,
    goes: 'the ledger never: a restore needs it; what a killed backup, rehearsal, restore or erasure laid down with the next start or erasure',
  },
  'key-copies': {
    sealed: 'keys as above, in each kept backup of keys',
    plain: 'whose they are; the ledger of erasures beside them',
    readers: machine,
    goes: 'the key of an erased account from every copy that can be reached; the copy itself with its backup',
  },
  backups: {
    sealed: 'events and recordings as above',
    plain: 'what `access` has in plaintext; never `models.db` nor `outbox/`',
    readers: machine,
    goes: 'when they are dropped: six months at most',
  },
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const filesIn = (place: ErasurePlace): string =>
  filesOfPlace(place)
    .map((file) => `\`${file}\``)
    .join(', ') || '–';

/** What every store holds, who can read it and when it goes, as a Markdown table. */
export const storeTable = (): string =>
  table(
    ['store', 'files', 'sealed', 'in plaintext', 'who can read it', 'when it goes'],
    erasurePlaces.map((place) => {
      const { sealed, plain, readers, goes } = stores[place];
      return [`\`${place}\``, filesIn(place), sealed, plain, readers, goes];
    }),
  );

const emptiedIn = (eraser: Readonly<{ nothing: string }> | ((...parts: never[]) => unknown)): string =>
  typeof eraser === 'function' ? 'emptied' : `kept (${eraser.nothing})`;

const soughtInWords = {
  fragments: 'pieces of what the person said',
  ids: 'the id of the person',
  key: 'the wrapped key, and its row',
} as const;

/** What erasing does in every store, and what the verifier seeks there afterwards, from the tables that both work by. */
export const erasureTable = (): string =>
  table(
    ['store', 'an account is erased', 'a part is erased', 'the verifier seeks', 'in a fleet'],
    erasurePlaces.map((place) => [
      `\`${place}\``,
      emptiedIn(erasers[place]),
      emptiedIn(partErasers[place]),
      soughtInWords[soughtIn[place]],
      fleetOf(place),
    ]),
  );

const fleetOf = (place: ErasurePlace): string => {
  if (place === 'events') return 'EventStoreDB';
  if (place === 'workflows') return 'Temporal';
  return isOnMongo(place) ? 'MongoDB' : 'as here';
};

/** Every read model: each is emptied of a person by being built again. */
export const readModelTable = (): string =>
  table(
    ['read model', 'what people see of it', 'types of events it is made from'],
    projections
      .map(({ model: { name }, handles }) => [`\`${name}\``, readModelName('en', name), String(handles.length)])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
