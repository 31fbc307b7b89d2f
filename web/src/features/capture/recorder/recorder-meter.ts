import { useSyncExternalStore } from 'react';

/** What moves ten times a second, apart from the recorder's state so that only what shows it is drawn again. `receivedMs`: how much of it the server holds. */
export type Meter = Readonly<{
  elapsedMs: number;
  storedMs: number;
  receivedMs: number;
  levels: readonly number[];
  silent: boolean;
}>;

export const meterStepMs = 100;
const emptyMeter: Meter = { elapsedMs: 0, storedMs: 0, receivedMs: 0, levels: [], silent: false };

let meter = emptyMeter;
const listeners = new Set<() => void>();

export const readMeter = (): Meter => meter;
export const updateMeter = (change: Partial<Meter>): void => {
  meter = { ...meter, ...change };
  for (const listener of listeners) listener();
};
export const resetMeter = (): void => updateMeter(emptyMeter);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useMeter = (): Meter => useSyncExternalStore(subscribe, readMeter);
