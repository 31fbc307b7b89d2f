import { waitingQuestion } from '@ecrin/domain/conversation/commands/require-open-conversation.ts';
import { conversation, type Conversation, type Question } from '@ecrin/domain/conversation/conversation.aggregate.ts';
import type { ConversationEvent } from '@ecrin/domain/conversation/conversation.events.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { AnswerQuestionInput } from './answer-question.input.ts';

export type StepServices = Readonly<{ events: Pick<Events, 'readStream'>; execute: ExecuteCommand; clock: Clock }>;

export type Waiting = Readonly<{ question: Question; text: string; ownerId: string }>;
/** One attempt to answer a question that waits. */
export type AnswerStep = Readonly<{ input: AnswerQuestionInput; waiting: Waiting; context: ActivityContext }>;
type Which = Readonly<{ conversationId: string; questionId: string; attempt: number; now: string }>;

/** null once it is answered, stopped, asked again or deleted, or its key is destroyed. */
export const readWaiting = async (
  { events }: Pick<StepServices, 'events'>,
  { conversationId, questionId, attempt }: AnswerQuestionInput,
): Promise<Waiting | null> => {
  const { state } = await loadAggregate(events, conversation, { id: conversationId });
  const question = waitingQuestion(state, { questionId, attempt });
  return question && question.text !== null && state.status === 'open'
    ? { question, text: question.text, ownerId: state.ownerId }
    : null;
};

/** `name` is part of the ids of the events: see `decideInStep`. */
export const decideOnConversation =
  (
    { execute, clock }: StepServices,
    { input: { conversationId, questionId, attempt }, waiting, context: { idempotencyKey } }: AnswerStep,
  ) =>
  async <Input extends Which>(
    name: string,
    decide: (input: Input, state: Conversation) => Decision<ConversationEvent>,
    inputAt: (which: Which) => Input,
  ): Promise<void> => {
    const now = clock.now().toISOString();
    const { ownerId, question } = waiting;
    const { timeZone } = question;
    const step = { process: 'answer-question', idempotencyKey, correlationId: conversationId, ownerId, timeZone, now };
    const input = inputAt({ conversationId, questionId, attempt, now });
    await decideInStep(execute, step)({ name, aggregate: conversation, id: conversationId, decide, input });
  };
