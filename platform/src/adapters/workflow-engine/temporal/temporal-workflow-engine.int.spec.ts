import { workflowEngineContract } from '@ecrin/testing/contracts/workflow-engine.contract.ts';
import { noTemporal, startTemporal, type TemporalTestServer } from '@ecrin/testing/servers/temporal-server.ts';
import { temporalUnderTest } from '@ecrin/testing/temporal/temporal-under-test.ts';
import { afterAll, beforeAll, describe } from 'vitest';

const missing = noTemporal('dev');

describe.skipIf(missing !== null)(`the workflow engine on Temporal${missing === null ? '' : ` (${missing})`}`, () => {
  let server: TemporalTestServer;
  beforeAll(async () => { server = await startTemporal(); }, 100_000);
  afterAll(() => server.stop());

  workflowEngineContract(() => temporalUnderTest(server.address));
});
