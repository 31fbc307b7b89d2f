import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { WrappedKey } from '@ecrin/platform/adapters/key-vault/wrap-key.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import type { SharedConfig } from '#config/config.ts';
import type { ErasureMarks, ErasureProof } from '../erasure-proof.ts';
import { openCertificateKey } from './certificate-key.ts';
import { collectWords } from './collect-marks.ts';
import { modelRowsIn, wrappedKeyIn } from './database-rows.ts';
import { soundsOf, stayingFiles } from './file-marks.ts';
import { keysSoughtOf, type KeySought } from './keys-sought.ts';
import { collectPartWords, collectSealed, countOpened } from './part-marks.ts';
import { withoutProductWords } from './product-words.ts';
import { searchPlaces } from './search-places.ts';
import { vectorPiecesIn } from './search-rows.ts';
import { signAgainWith, writeCertificate } from './write-certificate.ts';

type Options = Readonly<{
  config: SharedConfig;
  stores: Readonly<{
    masterKey: MasterKey;
    events: Pick<Events, 'readAll'>;
    /** As they are stored: sealed. */
    storedEvents: Pick<EventStore, 'readStream'>;
  }>;
}>;

/** Reads what lies there as a stranger would: none of its code is the eraser’s. */
export const createErasureProof = ({ config, stores: { masterKey, events, storedEvents } }: Options): ErasureProof => {
  const { sign, ...known } = openCertificateKey(masterKey);
  const program = `Écrin ${versionOfProgram()}`;
  return {
    collectMarks: createCollectMarks({ config, stores: { masterKey, events, storedEvents } }),
    search: async ({ clientId, part, marks }, signal) => {
      // They are known without the marks: of a part the account stays, and is not what is sought.
      const ids = marks?.ids ?? (part ? await soundsOf(storedEvents, part) : [clientId]);
      const places = await searchPlaces({ clientId, part, ids, marks, config, masterKey }, signal);
      if (!part || !marks) return places;
      // What is still sealed with a key that stays is read as its owner would.
      const opened = await countOpened(events, clientId, marks.fragments);
      return places.map((one) =>
        one.place === 'events' && one.found !== null ? { ...one, found: one.found + opened } : one,
      );
    },
    sign: (facts) => {
      const certificate = writeCertificate(facts, program);
      return { certificate, signature: sign(certificate, `${program}, ${facts.number}, ${facts.searchedAt}`) };
    },
    withDevices: signAgainWith(sign),
    ...known,
  };
};

const createCollectMarks =
  ({ config, stores: { masterKey, events, storedEvents } }: Options): ErasureProof['collectMarks'] =>
  async (clientId, part) => {
    const key = await wrappedKeyOf(keysSoughtOf({ clientId, part, masterKey }), config);
    if (!part) {
      const { fragments, ...words } = await collectWords(events, clientId);
      const vectors = await vectorsOf(config, { of: 'account', subjects: [clientId] });
      return {
        ...words,
        fragments: [...(await withoutProductWords(fragments)), ...vectors],
        ids: [clientId],
        ...key,
      };
    }
    const { fragments, short } = await collectPartWords(events, clientId, part);
    const keysGo = key.wrappedKey !== undefined;
    const sealed = await collectSealed({ events, storedEvents }, { clientId, part, fragments, keysGo });
    const files = await stayingFiles(storedEvents, part, join(resolve(config.DATA_DIR), 'blobs', clientId));
    const vectors = await vectorsOf(config, { of: 'thoughts', subjects: part.thoughtIds });
    return {
      fragments: [...(await withoutProductWords(fragments)), ...vectors],
      short,
      ids: await soundsOf(storedEvents, part),
      sealed: { ...sealed, staying: [...sealed.staying, ...files] },
      ...key,
    };
  };

/** Of a database server none: it shows no freed pages. */
const vectorsOf = async (
  { DATA_DIR, MONGODB_URL }: SharedConfig,
  sought: Parameters<typeof vectorPiecesIn>[1],
): Promise<readonly string[]> => {
  const file = join(resolve(DATA_DIR), 'models.db');
  if (MONGODB_URL || !existsSync(file)) return [];
  // What cannot be read is not sought in this way; that it could not be read is said by the search.
  return vectorPiecesIn(modelRowsIn(file), sought).catch(() => []);
};

/** Of more, a database may keep the rest elsewhere in its file. */
const atMostSought = 60;

/** As it is stored before it is taken away; none where it was already, by a process that ended since, or cannot be. */
const wrappedKeyOf = async (
  [sought]: readonly KeySought[],
  config: SharedConfig,
): Promise<Pick<ErasureMarks, 'wrappedKey'>> => {
  if (!sought) return {};
  const row = await (config.MONGODB_URL
    ? onMongo(sought.owner, config.MONGODB_URL, config.MONGODB_DATABASE)
    : inFolder(sought.owner, config));
  return row && sought.isLeft(row) && sought.canGo(row) ? { wrappedKey: row.wrapped.slice(0, atMostSought) } : {};
};

const inFolder = async (owner: string, { DATA_DIR }: SharedConfig): Promise<WrappedKey | null> => {
  const file = join(resolve(DATA_DIR), 'keys.db');
  return existsSync(file) ? wrappedKeyIn(file, owner) : null;
};

const onMongo = async (owner: string, url: string, name: string): Promise<WrappedKey | null> =>
  (await import('./search-servers.ts')).wrappedKeyOnMongo({ url, name, owner });

const versionOfProgram = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
};
