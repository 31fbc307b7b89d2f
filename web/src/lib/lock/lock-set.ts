import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { onSessionChange, storedToken, storedUserId } from '../session/session.ts';

/** Whether who is signed in here has a lock on this device. All that a start without a lock costs. */
export const isLockSet = (): boolean =>
  storedToken() !== null && deviceStorage.getItem(`lock:${storedUserId()}`) !== null;

const restart = () => isLockSet() && location.replace('/app');

/** A page that started without a lock begins anew once there is one: another tab set it, or its owner signed in. */
export const restartWithLock = (): void => {
  onSessionChange(restart);
  window.addEventListener('storage', ({ key }) => key?.startsWith('lock:') && restart());
};
