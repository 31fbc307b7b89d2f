import { expect, it } from 'vitest';
import { storeFailPoints, surviveCrashes } from './survive-crashes.ts';

// The short form; `npm run test:crash` kills a hundred times.
it(
  'given 32 writers, when they are killed at each fail point and at any moment, then every acknowledged event is stored once',
  { timeout: 180_000 },
  async () => {
    const named = storeFailPoints.map((failPoint, index) => ({ failPoint, pass: 1 + (index % 4) }));
    const { acknowledged, unanswered } = await surviveCrashes([{ afterMs: 40 }, ...named, { afterMs: 15 }]);
    expect(acknowledged).toBeGreaterThan(0);
    expect(unanswered).toBeGreaterThan(0);
  },
);
