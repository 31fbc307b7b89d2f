import { plainTitles } from '@ecrin/browser/page/page-title.ts';
import { sealStorage } from '@ecrin/ui/storage/device-storage.ts';
import { base64Of, bytesOfBase64 } from './base64.ts';
import { isSealedBy, openBytes, sealBytes, type Keyring, type SealingKey } from './keyring.ts';
import { sealRows } from './row-seal.ts';
import { hasWordsOf } from './seal-device.ts';
import type { OpenLock } from './tab-channel.ts';

let opened: OpenLock | null = null;
/** What this page has in memory; null while it is locked. */
export const openLock = (): OpenLock | null => opened;

const mark = 'sealed.';

/** What is not sealed is read as it is: a crash may have left it so. */
const readText =
  (keys: Keyring) =>
  (stored: string): string | null => {
    if (!stored.startsWith(mark)) return stored;
    const plain = openBytes(keys, bytesOfBase64(stored.slice(mark.length)));
    return plain && new TextDecoder().decode(plain);
  };
const sealText = (key: SealingKey, text: string): string =>
  mark + base64Of(sealBytes(key, new TextEncoder().encode(text)));

/** Everything with words is sealed with the data key from now on, and no title has any. */
export const sealPage = (lock: OpenLock): void => {
  const { userId, keys } = lock;
  const [dataKey] = keys;
  if (!dataKey) throw new Error('a lock without a key');
  opened = lock;
  plainTitles();
  sealRows({
    seal: (plain) => sealBytes(dataKey, plain),
    open: (sealed) => openBytes(keys, sealed),
    isOwn: (sealed) => isSealedBy(dataKey, sealed),
  });
  const hasWords = hasWordsOf(userId);
  sealStorage({ read: readText(keys), write: (key, value) => (hasWords(key) ? sealText(dataKey, value) : value) });
};

/** What is sealed can be read, and nothing more is sealed: the lock is being taken off. */
export const unsealPage = ({ keys }: OpenLock): void => {
  sealRows({ seal: null, open: (sealed) => openBytes(keys, sealed) });
  sealStorage({ read: readText(keys), write: (_key, value) => value });
};

/** Nothing that is kept can be read. What is taken in is sealed with the page's own `intake`. */
export const closePage = (userId: string, intake: SealingKey): void => {
  sealRows({ seal: (plain) => sealBytes(intake, plain), open: (sealed) => openBytes([intake], sealed) });
  const hasWords = hasWordsOf(userId);
  sealStorage({ read: readText([]), write: (key, value) => (hasWords(key) ? null : value) });
};
