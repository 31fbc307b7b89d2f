import { afterAll, beforeAll, describe } from 'vitest';
import { noFleet } from './dependencies.ts';
import { downCases } from './down.cases.ts';
import { killedCases } from './killed.cases.ts';
import { sharedCases } from './shared.cases.ts';
import { startFleet, type Fleet } from './start-fleet.ts';

describe.skipIf(noFleet)(`a fleet of two processes a role${noFleet ? ` (${noFleet})` : ''}`, () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet();
  });
  afterAll(() => fleet.remove());
  sharedCases(() => fleet);
  downCases(() => fleet);
  killedCases(() => fleet);
});
