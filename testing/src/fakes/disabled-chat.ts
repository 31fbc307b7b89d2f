import type { WorkflowServices } from '@ecrin/workflows';

/** No model writes: answers quote. */
export const disabledChat: WorkflowServices['chat'] = {
  writing: async () => null,
  engine: 'local-model',
  isAccepted: async () => true,
  dailyTokens: async () => 0,
  usedShare: async () => null,
  tokensUsedOn: async () => 0,
};
