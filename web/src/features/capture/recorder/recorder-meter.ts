import { create } from 'zustand';

/** `no-data`: the browser's recorder gives none, so nothing is kept; `silent`: what is kept is silence. */
export type RecorderWarning = 'no-data' | 'silent';

/** Changes ten times a second; separate from the recorder's state, so that only its consumers render again. `receivedMs`: how much of it the server has. */
export type Meter = Readonly<{
  elapsedMs: number;
  storedMs: number;
  receivedMs: number;
  levels: readonly number[];
  warning: RecorderWarning | null;
}>;

export const meterStepMs = 100;
const emptyMeter: Meter = { elapsedMs: 0, storedMs: 0, receivedMs: 0, levels: [], warning: null };

export const useMeter = create(() => emptyMeter);
export const readMeter = useMeter.getState;
export const updateMeter = (change: Partial<Meter>): void => useMeter.setState(change);
export const resetMeter = (): void => updateMeter(emptyMeter);
