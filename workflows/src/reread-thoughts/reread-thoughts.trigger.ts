import type { RereadingStarted, RereadingUndone } from '@ecrin/domain/rereading/rereading.events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { RereadThoughtsInput } from './reread-thoughts.input.ts';

const start = (input: RereadThoughtsInput): TriggerAction => ({
  start: { workflow: 'reread-thoughts', id: `reread-thoughts/${input.rereadingId}/${input.task}`, input },
});

export const rereadThoughtsTrigger = defineTrigger<RereadingStarted | RereadingUndone>()({
  name: 'reread-thoughts',
  on: {
    RereadingStarted: ({ data: { rereadingId, ownerId } }) => start({ rereadingId, ownerId, task: 'reread' }),
    RereadingUndone: ({ data: { rereadingId }, metadata: { ownerId } }) =>
      start({ rereadingId, ownerId, task: 'undo' }),
  },
});
