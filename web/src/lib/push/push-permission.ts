import { useSyncExternalStore } from 'react';

/** The specification's notification state (section 3); `enabled` only when it is granted. `unsupported`: this browser knows no pushes here. */
export type PushPermission = NotificationPermission | 'unsupported';
export type NotificationState = Readonly<{ permission: PushPermission; enabled: boolean }>;

const isSupported = (): boolean => 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
/** As it stands now. */
export const pushPermission = (): PushPermission => (isSupported() ? Notification.permission : 'unsupported');

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Asks the person; only ever from a tap. */
export const askPushPermission = async (): Promise<PushPermission> => {
  if (isSupported()) await Notification.requestPermission();
  tell();
  return pushPermission();
};

/** The browser's own settings may change it while the page is open: some tell so, and all of them by the time one is back. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  let status: PermissionStatus | undefined;
  navigator.permissions?.query({ name: 'notifications' }).then((known) => {
    if (!listeners.has(listener)) return;
    status = known;
    status.addEventListener('change', listener);
  }, () => undefined);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    status?.removeEventListener('change', listener);
  };
};

export const useNotificationState = (): NotificationState => {
  const permission = useSyncExternalStore(subscribe, pushPermission);
  return { permission, enabled: permission === 'granted' };
};
