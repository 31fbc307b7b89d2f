import type { SealingKey } from './keyring.ts';

/** What an unlocked page has in memory. `keys`: the data key first, then those of what was taken in while it was locked. */
export type OpenLock = Readonly<{ userId: string; keys: readonly SealingKey[]; privateKey: Uint8Array<ArrayBuffer> }>;

/** Between the tabs of one browser. `ask`: for the keys, by a page that was just opened. */
export type TabWord =
  | Readonly<{ says: 'lock' | 'ask' | 'off'; userId: string }>
  | Readonly<{ says: 'keys'; userId: string; open: OpenLock }>;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('ecrin-lock') : null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no target
export const tellTabs = (word: TabWord): void => channel?.postMessage(word);

/** Listens for one person's words until the returned function is called. */
export const hearTabs = (userId: string, hear: (word: TabWord) => void): (() => void) => {
  const heard = ({ data }: MessageEvent<TabWord>) => data.userId === userId && hear(data);
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
};

/** How long a page that was just opened waits for another tab's keys, in ms. */
const askMs = 300;

/** The keys of another tab that is unlocked; null: there is none. */
export const askTabs = (userId: string): Promise<OpenLock | null> =>
  new Promise((resolve) => {
    const settle = (open: OpenLock | null) => {
      stop();
      clearTimeout(timer);
      resolve(open);
    };
    const stop = hearTabs(userId, (word) => word.says === 'keys' && settle(word.open));
    const timer = setTimeout(() => settle(null), askMs);
    tellTabs({ says: 'ask', userId });
  });
