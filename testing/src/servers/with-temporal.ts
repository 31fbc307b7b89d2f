import { afterAll, beforeAll, describe } from 'vitest';
import { noTemporal, startTemporal, type TemporalKind, type TemporalTestServer } from './temporal-server.ts';

/** Specs that share one server, skipped by name where there is none. */
export const withTemporal = (kind: TemporalKind, name: string, specs: (address: () => string) => void): void => {
  const missing = noTemporal(kind);
  describe.skipIf(missing !== null)(`${name}${missing === null ? '' : ` (skipped: ${missing})`}`, { timeout: 60_000 }, () => {
    let server: TemporalTestServer;
    beforeAll(async () => {
      server = await startTemporal(kind);
    }, 100_000);
    afterAll(() => server.stop());
    specs(() => server.address);
  });
};
