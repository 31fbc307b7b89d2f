import { useSyncExternalStore } from 'react';

/** `unsupported`: this browser offers no pushes here. */
export type PushPermission = NotificationPermission | 'unsupported';
export type NotificationState = Readonly<{ permission: PushPermission; enabled: boolean }>;

const isSupported = (): boolean => 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
/** As it stands now. */
export const pushPermission = (): PushPermission => (isSupported() ? Notification.permission : 'unsupported');

const listeners = new Set<() => void>();
const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** Asks the person; only ever from a tap. */
export const askPushPermission = async (): Promise<PushPermission> => {
  if (isSupported()) await Notification.requestPermission();
  notifyListeners();
  return pushPermission();
};

/** Follows the browser's own settings where it tells of them; returns what ends it. */
const followStatus = (listener: () => void) => {
  let ended = false;
  let status: PermissionStatus | undefined;
  const follow = async (): Promise<void> => {
    status = await navigator.permissions.query({ name: 'notifications' });
    if (!ended) status.addEventListener('change', listener);
  };
  if ('permissions' in navigator) follow().catch(() => undefined);
  return () => {
    ended = true;
    status?.removeEventListener('change', listener);
  };
};

/** It may change while the page is open: some browsers tell so, and all of them show it by the time one is back. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  const leave = followStatus(listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    leave();
  };
};

export const useNotificationState = (): NotificationState => {
  const permission = useSyncExternalStore(subscribe, pushPermission);
  return { permission, enabled: permission === 'granted' };
};
