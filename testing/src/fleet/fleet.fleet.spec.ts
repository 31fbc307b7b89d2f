import { afterAll, beforeAll, describe } from 'vitest';
import { noFleet } from './dependencies.ts';
import { outageCases } from './outage.cases.ts';
import { processCrashCases } from './process-crash.cases.ts';
import { sharedStateCases } from './shared-state.cases.ts';
import { startFleet, type Fleet } from './start-fleet.ts';

describe.skipIf(noFleet)(`a fleet of two processes a role${noFleet ? ` (${noFleet})` : ''}`, () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet();
  });
  afterAll(() => fleet.remove());
  sharedStateCases(() => fleet);
  outageCases(() => fleet);
  processCrashCases(() => fleet);
});
