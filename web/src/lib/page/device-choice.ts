import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useSyncExternalStore } from 'react';

const off = 'hidden';
const changed = new EventTarget();

/** Something a person may turn off on this device; on unless it was. `key`: where that is stored. */
export const deviceChoice = (key: string) => {
  const isOn = () => deviceStorage.getItem(key) !== off;
  const subscribe = (listener: () => void) => {
    changed.addEventListener(key, listener);
    window.addEventListener('storage', listener);
    return () => {
      changed.removeEventListener(key, listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    isOn,
    useIsOn: (): boolean => useSyncExternalStore(subscribe, isOn),
    turn: (on: boolean): void => {
      if (on) deviceStorage.removeItem(key);
      else deviceStorage.setItem(key, off);
      changed.dispatchEvent(new Event(key));
    },
  };
};

/** Ways to begin, under the field before the first thought. */
export const openersChoice = deviceChoice('openers');

/** Words in the recorder while one speaks. */
export const liveWordsChoice = deviceChoice('live-words');

/** Shortcuts of one or two characters, which a voice that types might press unawares. */
export const shortcutsChoice = deviceChoice('shortcuts');
