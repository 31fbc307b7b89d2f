import type { WorkflowServices } from '@ecrin/workflows';

/** No model writes: answers quote. */
export const disabledChat: WorkflowServices['chat'] = {
  writing: async () => null,
  endpoint: null,
  engine: 'local-model',
  embedsAway: false,
  dailyTokens: async () => 0,
  usedShare: async () => null,
  tokensUsedOn: async () => 0,
};
