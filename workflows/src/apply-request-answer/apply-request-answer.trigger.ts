import type { RequestAnswered, RequestAnswerReversed } from '@ecrin/domain/request/request.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { ApplyRequestAnswerInput } from './apply-request-answer.input.ts';

const start = ({
  data: { requestId },
  revision,
  metadata: { ownerId },
}: RecordedEvent<RequestAnswered | RequestAnswerReversed>): TriggerAction => {
  const input: ApplyRequestAnswerInput = { requestId, revision, ownerId };
  return { start: { workflow: 'apply-request-answer', id: `apply-request-answer/${requestId}/${revision}`, input } };
};

export const applyRequestAnswerTrigger = defineTrigger<RequestAnswered | RequestAnswerReversed>()({
  name: 'apply-request-answer',
  on: {
    RequestAnswered: (event) => (event.data.answer === 'accepted' ? start(event) : null),
    RequestAnswerReversed: (event) => (event.data.answer === 'accepted' ? start(event) : null),
  },
});
