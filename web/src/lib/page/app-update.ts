import { create } from 'zustand';

/** `newVersion` is null when the server did not say it in time; `timestamp` in ms since 1970. */
export type UpdateInfo = Readonly<{ newVersion: string | null; source: 'service-worker'; timestamp: number }>;
type UpdateState = Readonly<{ hasUpdate: boolean; updateInfo: UpdateInfo | null }>;

const none: UpdateState = { hasUpdate: false, updateInfo: null };
export const useAppUpdate = create<UpdateState>(() => none);

/** How long the update offer waits for the version number. */
const versionTimeoutMs = 5_000;

/** The version the server has now, past every cache. */
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

/** A new version is installed and waits to be activated. */
export const offerUpdate = async () => {
  const newVersion = await askVersion();
  useAppUpdate.setState({
    hasUpdate: true,
    updateInfo: { newVersion, source: 'service-worker', timestamp: Date.now() },
  });
};
export const dismissUpdate = () => useAppUpdate.setState(none);
