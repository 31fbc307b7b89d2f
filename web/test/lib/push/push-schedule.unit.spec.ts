// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { pushDelays, schedulePush } from '#lib/push/start-push.ts';

/** A clock one turns by hand. */
const clock = () => {
  let now = 0;
  let waiting: readonly { at: number; act: () => void }[] = [];
  const after = (ms: number, act: () => void) => {
    const one = { at: now + ms, act };
    waiting = [...waiting, one];
    return () => {
      waiting = waiting.filter((other) => other !== one);
    };
  };
  const pass = async (ms: number) => {
    const until = now + ms;
    for (
      let next = waiting.toSorted((a, b) => a.at - b.at)[0];
      next && next.at <= until;
      next = waiting.toSorted((a, b) => a.at - b.at)[0]
    ) {
      const due = next;
      now = due.at;
      waiting = waiting.filter((other) => other !== due);
      due.act();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    }
    now = until;
  };
  return { after, pass };
};

const scheduled = ({ loadedFor = 0, failures = 0 } = {}) => {
  const { after, pass } = clock();
  const happened: string[] = [];
  let left = failures;
  const setUp = async () => {
    happened.push('set-up');
    if (left-- > 0) throw new Error('the push service does not answer');
  };
  const renew = async () => void happened.push('renewal');
  const stop = schedulePush({ setUp, renew, onFailure: () => happened.push('logged') }, { loadedFor, after });
  return { happened, pass, stop };
};

describe('the push setup', () => {
  it('runs 1 s after load, once', async () => {
    const { happened, pass } = scheduled();
    await pass(pushDelays.setUp - 1);
    expect(happened).toEqual([]);
    await pass(1);
    await pass(pushDelays.retry * 10);
    expect(happened).toEqual(['set-up']);
  });

  it('counts the second from the load, not from the sign-in', async () => {
    const { happened, pass } = scheduled({ loadedFor: 700 });
    await pass(300);
    expect(happened).toEqual(['set-up']);
    const late = scheduled({ loadedFor: 60_000 });
    await late.pass(0);
    expect(late.happened).toEqual(['set-up']);
  });

  it('is retried once after 30 s, and not a third time', async () => {
    const { happened, pass } = scheduled({ failures: 9 });
    await pass(pushDelays.setUp + pushDelays.retry - 1);
    expect(happened).toEqual(['set-up', 'logged']);
    await pass(pushDelays.retry * 10);
    expect(happened).toEqual(['set-up', 'logged', 'set-up', 'logged']);
  });

  it('is renewed every 24 h', async () => {
    const { happened, pass } = scheduled();
    await pass(pushDelays.renewal * 2 + 1);
    expect(happened).toEqual(['set-up', 'renewal', 'renewal']);
  });

  it('stops with its session', async () => {
    const { happened, pass, stop } = scheduled({ failures: 1 });
    await pass(pushDelays.setUp);
    stop();
    await pass(pushDelays.renewal * 2);
    expect(happened).toEqual(['set-up', 'logged']);
  });
});
