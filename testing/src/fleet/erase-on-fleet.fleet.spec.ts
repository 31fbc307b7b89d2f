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
    fleet = await startFleet({
      ERASURE_SETTLE_SECONDS: '1',
      TRUSTED_PROXIES: '1',
      ORBS_CREATED_BY: 'everyone',
      ...workers.environment,
    });
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
