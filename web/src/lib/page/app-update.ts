import { useSyncExternalStore } from 'react';

/** The specification's update state (section 3). `newVersion` is null when nobody could tell it; `timestamp` in ms since 1970. */
export type UpdateInfo = Readonly<{ newVersion: string | null; source: 'service-worker'; timestamp: number }>;
type UpdateState = Readonly<{ hasUpdate: boolean; updateInfo: UpdateInfo | null }>;

const none: UpdateState = { hasUpdate: false, updateInfo: null };
let state = none;
const listeners = new Set<() => void>();
const setUpdateState = (next: UpdateState) => {
  state = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How long the number may take, in ms: the news itself does not wait for longer. */
const versionTimeoutMs = 5_000;

/** What the server has by now, past every cache. */
const askVersion = async () => {
  const answer: unknown = await fetch('/version.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(versionTimeoutMs),
  })
    .then((response) => response.json())
    .catch(() => null);
  return typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string'
    ? answer.version
    : null;
};

/** A new version was fetched and waits to be taken. */
export const offerUpdate = async () => {
  const newVersion = await askVersion();
  setUpdateState({ hasUpdate: true, updateInfo: { newVersion, source: 'service-worker', timestamp: Date.now() } });
};
export const dismissUpdate = () => setUpdateState(none);
export const useAppUpdate = () => useSyncExternalStore(subscribe, () => state);
