import { describe, expect, it } from 'vitest';
import { storeFailPoints, surviveCrashes } from './survive-crashes.ts';

const kills = 60;
const passes = [1, 2, 3, 7, 20];

describe('a killed process', () => {
  it(`given 32 writers, when they are killed ${kills} times at any moment, then every acknowledged event is stored once`, async () => {
    const { acknowledged, unanswered } = await surviveCrashes(
      Array.from({ length: kills }, () => ({ afterMs: Math.random() * 60 })),
    );
    expect(acknowledged).toBeGreaterThan(kills);
    expect(unanswered).toBeGreaterThan(kills);
  });
  it.each(storeFailPoints)(
    'given 32 writers, when they are killed at %s, early and late, then every acknowledged event is stored once',
    async (failPoint) => {
      const { unanswered } = await surviveCrashes(passes.map((pass) => ({ failPoint, pass })));
      expect(unanswered).toBeGreaterThanOrEqual(passes.length);
    },
  );
});
