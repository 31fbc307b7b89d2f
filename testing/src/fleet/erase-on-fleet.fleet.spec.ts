import { afterAll, beforeAll, describe } from 'vitest';
import { mark } from '#erasure/marked-kinds.ts';
import { startWorkers } from '#erasure/works-on-their-way.ts';
import { noFleet } from './dependencies.ts';
import { erasureCases } from './erasure.cases.ts';
import { startFleet, type Fleet } from './start-fleet.ts';

// What is left of an erasure is no matter of a second try.
describe.skipIf(noFleet)(`erasures on a fleet${noFleet ? ` (${noFleet})` : ''}`, { retry: 0 }, () => {
  let workers: Awaited<ReturnType<typeof startWorkers>>;
  let fleet: Fleet;
  beforeAll(async () => {
    workers = await startWorkers(`Un ${mark} que l’on entend chanter au loin.`);
    const environment = {
      ERASURE_SETTLE_SECONDS: '1',
      TRUSTED_PROXIES: '1',
      ORBS_CREATED_BY: 'everyone',
      ...workers.environment,
    };
    // The stand-in for MongoDB looks through all writes that may be retried at each of them: half of its time, once it has been written to for minutes.
    fleet = await startFleet(environment, '&retryWrites=false');
  });
  afterAll(async () => {
    await fleet.remove();
    await workers.close();
  });
  erasureCases(
    () => fleet,
    () => workers,
  );
});
