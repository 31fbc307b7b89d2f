import type { OrbRunRequested } from '@ecrin/domain/orb-run/orb-run.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';

export const executeOrbTrigger = defineTrigger<OrbRunRequested>()({
  name: 'execute-orb',
  on: {
    OrbRunRequested: ({ data: { runId }, metadata: { ownerId } }) => ({
      start: { workflow: 'execute-orb', id: `execute-orb/${runId}`, input: { runId, ownerId } },
    }),
  },
});
