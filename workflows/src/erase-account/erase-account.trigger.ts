import type { ClientErasureEvent } from '@ecrin/domain/client/client-erasure.events.ts';
import type { ThoughtErasureAsked } from '@ecrin/domain/erasure/erasure.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { EraseAccountInput } from './erase-account.input.ts';

const workflowIdOf = (erasureId: string): string => `erase-account/${erasureId}`;

export const eraseAccountTrigger = defineTrigger<ClientErasureEvent | ThoughtErasureAsked>()({
  name: 'erase-account',
  on: {
    ClientErasureAsked: ({ data: { clientId: ownerId, erasureId, number, dueAt } }) => {
      const input: EraseAccountInput = { ownerId, erasureId, number, dueAt };
      return { start: { workflow: 'erase-account', id: workflowIdOf(erasureId), input } };
    },
    ThoughtErasureAsked: ({ data: { clientId: ownerId, erasureId, number, askedAt: dueAt, thoughtIds, sounds } }) => {
      const input: EraseAccountInput = { ownerId, erasureId, number, dueAt, part: { thoughtIds, sounds } };
      return { start: { workflow: 'erase-account', id: workflowIdOf(erasureId), input } };
    },
    ClientErasureWithdrawn: ({ data: { erasureId } }) => ({ cancel: workflowIdOf(erasureId) }),
  },
});
