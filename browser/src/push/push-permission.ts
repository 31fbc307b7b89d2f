import { useSyncExternalStore } from 'react';

/** `unsupported`: this browser offers no pushes here. */
export type PushPermission = NotificationPermission | 'unsupported';
export type NotificationState = Readonly<{ permission: PushPermission; enabled: boolean }>;

const isSupported = (): boolean => 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
/** The current permission. */
export const pushPermission = (): PushPermission => (isSupported() ? Notification.permission : 'unsupported');

const listeners = new Set<() => void>();
const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** Shows the browser's permission prompt; call it only from a tap. */
export const askPushPermission = async (): Promise<PushPermission> => {
  if (isSupported()) await Notification.requestPermission();
  notifyListeners();
  return pushPermission();
};

/** Follows changes of the permission where the browser reports them; returns the function that stops it. */
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

/** The permission may change while the page is open: some browsers report it, in the others it is read again when the page becomes visible. */
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
