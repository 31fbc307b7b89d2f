import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createAdmission } from '#http/admission/admission.ts';

const tickMs = 5;

/** Let in by an admission that has begun to slow changes down, since readers are far behind. */
const slowed = async () => {
  const admission = createAdmission({ pressure: async () => 10, tickMs });
  const isSlow = async (): Promise<boolean> => {
    await pause(tickMs);
    return admission.enter('busy');
  };
  await expect.poll(isSlow, { timeout: 5_000 }).toBe(true);
  return admission;
};

describe('changes while readers', () => {
  it('keep up wait for nothing', async () => {
    const admission = createAdmission({ pressure: async () => 0.9, tickMs });
    for (let nth = 0; nth < 50; nth += 1) {
      expect(await admission.enter('anne')).toBe(false);
      if (nth % 10 === 0) await pause(tickMs);
    }
  });

  it('are behind wait, and those of a client who changes little come before those of a busy one', async () => {
    const admission = await slowed();
    const order: string[] = [];
    const enter = async (client: string): Promise<void> => {
      await admission.enter(client);
      order.push(client);
    };
    const busy = Array.from({ length: 60 }, () => enter('busy'));
    await Promise.all([...busy, enter('anne')]);
    expect(order.filter((client) => client === 'busy')).toHaveLength(60);
    expect(order.indexOf('anne')).toBeLessThan(12);
  });

  it('stand still go on all the same', async () => {
    const admission = await slowed();
    const begun = performance.now();
    await Promise.all(Array.from({ length: 300 }, () => admission.enter('busy')));
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it('cannot be asked wait for nothing', async () => {
    const admission = createAdmission({ pressure: () => Promise.reject(new Error('away')), tickMs });
    await admission.enter('anne');
    await pause(3 * tickMs);
    expect(await admission.enter('anne')).toBe(false);
  });
});
