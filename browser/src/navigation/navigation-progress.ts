import { create } from 'zustand';

/** In ms: nothing shows before `throttle`; a full bar stays for `hideDelay`. */
export const progressTimes = { throttle: 200, duration: 5_000, hideDelay: 500 } as const;
export type ProgressState = 'hidden' | 'running' | 'done';

export const useNavigationProgress = create<ProgressState>(() => 'hidden');
const setState = (state: ProgressState) => useNavigationProgress.setState(state);
let timer: ReturnType<typeof setTimeout> | undefined;

export const startProgress = () => {
  clearTimeout(timer);
  timer = setTimeout(() => setState('running'), progressTimes.throttle);
};
export const endProgress = () => {
  clearTimeout(timer);
  if (useNavigationProgress.getState() !== 'running') return setState('hidden');
  setState('done');
  timer = setTimeout(() => setState('hidden'), progressTimes.hideDelay);
};
