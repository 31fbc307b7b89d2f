import type { WorkflowServices } from '@ecrin/workflows';

/** No model writes: answers quote. */
export const disabledChat: WorkflowServices['chat'] = {
  writing: async () => null,
  endpoint: null,
  embedsAway: false,
  dailyTokens: async () => 0,
  tokensUsedOn: async () => 0,
};
