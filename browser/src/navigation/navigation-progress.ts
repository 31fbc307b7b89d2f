import { useSyncExternalStore } from 'react';

/** Section 9 of the specification, in ms: nothing shows before `throttle`; a full bar stays for `hideDelay`. */
export const progressTimes = { throttle: 200, duration: 5_000, hideDelay: 500 } as const;
export type ProgressState = 'hidden' | 'running' | 'done';

let state: ProgressState = 'hidden';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const setState = (next: ProgressState) => {
  state = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const startProgress = () => {
  clearTimeout(timer);
  timer = setTimeout(() => setState('running'), progressTimes.throttle);
};
export const endProgress = () => {
  clearTimeout(timer);
  if (state !== 'running') return setState('hidden');
  setState('done');
  timer = setTimeout(() => setState('hidden'), progressTimes.hideDelay);
};
export const useNavigationProgress = () => useSyncExternalStore(subscribe, () => state);
