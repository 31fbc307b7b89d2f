import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { noTemporal, startTemporal, type TemporalKind, type TemporalTestServer } from './temporal-server.ts';

/** Specs on a server, skipped with a reason where there is none. A server that skips time belongs to one spec: an activity left running by another spec would stop its time. */
export const withTemporal = (kind: TemporalKind, name: string, specs: (address: () => string) => void): void => {
  const missing = noTemporal(kind);
  describe.skipIf(missing !== null)(
    `${name}${missing === null ? '' : ` (skipped: ${missing})`}`,
    { timeout: 60_000 },
    () => {
      let server: TemporalTestServer;
      const [before, after] = kind === 'skip' ? [beforeEach, afterEach] : [beforeAll, afterAll];
      before(async () => {
        server = await startTemporal(kind);
      }, 100_000);
      after(() => server.stop());
      specs(() => server.address);
    },
  );
};
