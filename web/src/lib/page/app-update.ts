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

/** Whether a new version is installed and waits to replace the one of this page. During the first installation a page has none. */
const isUpdateWaiting = async (): Promise<boolean> => {
  const { serviceWorker } = navigator;
  return Boolean(serviceWorker.controller && (await serviceWorker.getRegistration())?.waiting);
};

/** Activates what waits, which reloads every tab; `activate` is the service worker's. Some browsers activate it by themselves: then the page only needs to be loaded again. */
export const applyUpdate = async (activate: () => Promise<void>, reload: () => void) =>
  (await isUpdateWaiting()) ? activate() : reload();

/** A new version may be installed: it is offered when this page has another one. */
export const offerUpdate = async () => {
  if (!(await isUpdateWaiting())) return;
  const newVersion = await askVersion();
  useAppUpdate.setState({
    hasUpdate: true,
    updateInfo: { newVersion, source: 'service-worker', timestamp: Date.now() },
  });
};
export const dismissUpdate = () => useAppUpdate.setState(none);
