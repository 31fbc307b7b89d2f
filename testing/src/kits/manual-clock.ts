import type { Clock } from '@ecrin/platform/ports/clock.ts';

/** A clock that does not advance until it is moved. */
export type ManualClock = Clock & Readonly<{ moveTo: (instant: string) => void; moveBy: (ms: number) => void }>;

export const manualClock = (instant: string): ManualClock => {
  let at = Date.parse(instant);
  return {
    now: () => new Date(at),
    moveTo: (then) => {
      at = Date.parse(then);
    },
    moveBy: (ms) => {
      at += ms;
    },
  };
};
