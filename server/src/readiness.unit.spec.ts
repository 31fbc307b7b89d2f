import { expect, it } from 'vitest';
import { readinessOf } from './readiness.ts';

const model = (fault: string | null) => ({ name: 'thought-card', version: 1, checkpoint: 3, parked: 2, fault });
const parts = (modelFault: string | null, workflowFault: string | null) => ({
  projections: { waitFor: async () => true, health: () => [model(modelFault)] },
  workflows: { health: async () => ({ running: 0, parked: 1, fault: workflowFault }) },
  engines: null,
});

it.each([
  [true, null, null],
  [false, 'ReadModelsFault', null],
  [false, null, 'EventStoreFault'],
] as const)('ready is %s when the read model’s fault is %s and the workflows’ is %s, parked or not', async (ready, modelFault, workflowFault) =>
  expect(await readinessOf(parts(modelFault, workflowFault))).toMatchObject({ ready, projections: [model(modelFault)], workflows: { fault: workflowFault } }));
