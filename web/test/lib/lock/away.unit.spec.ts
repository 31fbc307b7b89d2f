import { describe, expect, it } from 'vitest';
import { createAwayWatch } from '#lib/lock/away.ts';

const minute = 60_000;

/** A page and its clock; timers run when time passes. */
const pageWith = (afterMs: number) => {
  let time = 1_000_000;
  let here = time;
  let busy = false;
  let timers: readonly Readonly<{ at: number; call: () => void }>[] = [];
  const happened: string[] = [];
  const watch = createAwayWatch({
    afterMs: () => afterMs,
    now: () => time,
    lastHere: () => here,
    noteHere: () => (here = time),
    isBusy: () => busy,
    hide: (hidden) => void happened.push(hidden ? 'hidden' : 'shown'),
    lock: () => void happened.push('locked'),
    after: (ms, call) => {
      const timer = { at: time + ms, call };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const pass = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next || happened.includes('locked')) break;
      timers = timers.filter((one) => one !== next);
      time = next.at;
      next.call();
    }
    time = end;
  };
  return {
    watch,
    happened,
    pass,
    /** Time goes by, and the browser runs no timer of the page. */
    sleep: (ms: number) => (time += ms),
    elsewhere: () => (here = time),
    record: (on: boolean) => (busy = on),
  };
};

describe('at once on leaving', () => {
  it('locks as soon as the page is left, and never for want of a touch', () => {
    const { watch, happened, pass } = pageWith(0);
    watch.comeBack();
    pass(60 * minute);
    expect(happened).toEqual(['shown']);
    watch.leave();
    expect(happened).toEqual(['shown', 'hidden', 'locked']);
  });

  it('a recording is not cut off: it locks once that is over, unless the person is back', () => {
    const { watch, happened, pass, record } = pageWith(0);
    record(true);
    watch.leave();
    pass(5 * minute);
    expect(happened).toEqual(['hidden']);
    record(false);
    pass(2_000);
    expect(happened).toEqual(['hidden', 'locked']);

    const other = pageWith(0);
    other.record(true);
    other.watch.leave();
    other.watch.comeBack();
    other.record(false);
    other.pass(minute);
    expect(other.happened).toEqual(['hidden', 'shown']);
  });
});

describe('after five minutes', () => {
  it('locks when the page was left for so long, also where no timer ran meanwhile, before anything is shown', () => {
    const left = pageWith(5 * minute);
    left.watch.leave();
    left.pass(5 * minute);
    expect(left.happened).toEqual(['hidden', 'locked']);

    const asleep = pageWith(5 * minute);
    asleep.watch.leave();
    asleep.sleep(6 * minute);
    asleep.watch.comeBack();
    expect(asleep.happened).toEqual(['hidden', 'locked']);
  });

  it('is shown again when the person comes back in time', () => {
    const { watch, happened, pass } = pageWith(5 * minute);
    watch.leave();
    pass(4 * minute);
    watch.comeBack();
    pass(4 * minute);
    expect(happened).toEqual(['hidden', 'shown']);
    pass(minute);
    expect(happened).toEqual(['hidden', 'shown', 'locked']);
  });

  it('stays open while it is touched, here or in another tab', () => {
    const { watch, happened, pass, elsewhere } = pageWith(5 * minute);
    watch.comeBack();
    for (let times = 0; times < 5; times += 1) {
      pass(4 * minute);
      if (times % 2 === 0) watch.touched();
      else elsewhere();
    }
    expect(happened).toEqual(['shown']);
    pass(5 * minute);
    expect(happened).toEqual(['shown', 'locked']);
  });
});
