type AwayOptions = Readonly<{
  /** 0: at once on leaving. */
  afterMs: () => number;
  now: () => number;
  /** When the person was last here, in any tab; `note` says that it is now. */
  lastHere: () => number;
  noteHere: () => void;
  /** A recording that runs is not cut off: it locks once that is over. */
  isBusy: () => boolean;
  hide: (hidden: boolean) => void;
  lock: () => void;
  /** Calls once after so many ms; returns the function that cancels it. */
  after: (ms: number, call: () => void) => () => void;
}>;

/** How often a recording is looked at that holds up the lock, in ms. */
const busyMs = 1_000;

const noTimer = () => {};

/** When a page locks: the person left it, or did not touch it, for long enough. What it shows is hidden as soon as it is left. */
export const createAwayWatch = ({ afterMs, now, lastHere, noteHere, isBusy, hide, lock, after }: AwayOptions) => {
  let left = false;
  let callOff = noTimer;
  const isDue = () => (afterMs() === 0 ? left : now() - lastHere() >= afterMs());

  const check = (): void => {
    callOff();
    if (isDue() && !isBusy()) return lock();
    if (isDue()) callOff = after(busyMs, check);
    else if (afterMs() > 0) callOff = after(Math.max(busyMs, lastHere() + afterMs() - now()), check);
  };

  return {
    check,
    touched: () => {
      if (!left) noteHere();
    },
    leave: () => {
      left = true;
      hide(true);
      check();
    },
    comeBack: () => {
      const due = isDue();
      left = false;
      if (due && !isBusy() && afterMs() > 0) return lock();
      hide(false);
      noteHere();
      check();
    },
    end: () => callOff(),
  };
};
