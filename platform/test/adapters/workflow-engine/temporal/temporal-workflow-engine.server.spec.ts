import { workflowEngineContract } from '@ecrin/testing/port-contracts/workflow-engine/workflow-engine.contract.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { temporalUnderTest } from '@ecrin/testing/temporal/temporal-under-test.ts';

withTemporal('dev', 'the workflow engine on Temporal', (address) => {
  workflowEngineContract(() => temporalUnderTest(address()));
});
