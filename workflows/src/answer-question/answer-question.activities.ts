import { answerQuestion, failAnswer, type Answer } from '@ecrin/domain/conversation/commands/answer-question.ts';
import { waitingQuestion } from '@ecrin/domain/conversation/commands/require-open-conversation.ts';
import { conversation, type Conversation, type Question } from '@ecrin/domain/conversation/conversation.aggregate.ts';
import type { ConversationEvent } from '@ecrin/domain/conversation/conversation.events.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { AnswerQuestionInput, AnswerQuestionOutcome } from './answer-question.input.ts';

/** Answers from the person's own thoughts. `now`: when the question was asked. */
export type AnswerFromThoughts = (
  question: Readonly<{
    ownerId: string;
    text: string;
    language: Language;
    timeZone: string;
    now: string;
    withoutFilters: readonly string[];
  }>,
) => Promise<Answer>;

export type AnswerQuestionServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  clock: Clock;
  answerFromThoughts: AnswerFromThoughts;
}>;

type Waiting = Readonly<{ question: Question; text: string; ownerId: string }>;

export const createAnswerQuestionActivities = (services: AnswerQuestionServices) => ({
  answer: async (input: AnswerQuestionInput, context: ActivityContext): Promise<AnswerQuestionOutcome> => {
    const waiting = await readWaiting(services, input);
    if (!waiting) return 'superseded';
    const { question, text, ownerId } = waiting;
    const { language, timeZone, askedAt, withoutFilters } = question;
    const answer = await services.answerFromThoughts({
      ownerId,
      text,
      language,
      timeZone,
      now: askedAt,
      withoutFilters,
    });
    await decideOnConversation(services, { input, waiting, context })('answerQuestion', answerQuestion, (which) => ({
      ...which,
      answer,
    }));
    return 'answered';
  },

  fail: async (input: AnswerQuestionInput, context: ActivityContext): Promise<AnswerQuestionOutcome> => {
    const waiting = await readWaiting(services, input);
    if (!waiting) return 'superseded';
    await decideOnConversation(services, { input, waiting, context })('failAnswer', failAnswer, (which) => ({
      ...which,
      reason: 'unavailable' as const,
    }));
    return 'failed';
  },
});
export type AnswerQuestionActivities = ReturnType<typeof createAnswerQuestionActivities>;

/** null once it is answered, asked again or deleted, or its key is destroyed. */
const readWaiting = async (
  { events }: AnswerQuestionServices,
  { conversationId, questionId, attempt }: AnswerQuestionInput,
): Promise<Waiting | null> => {
  const { state } = await loadAggregate(events, conversation, { id: conversationId });
  const question = waitingQuestion(state, { questionId, attempt });
  return question && question.text !== null && state.status === 'open'
    ? { question, text: question.text, ownerId: state.ownerId }
    : null;
};

type Step = Readonly<{ input: AnswerQuestionInput; waiting: Waiting; context: ActivityContext }>;
type Which = Readonly<{ conversationId: string; questionId: string; attempt: number; now: string }>;

const decideOnConversation =
  (
    { execute, clock }: AnswerQuestionServices,
    { input: { conversationId, questionId, attempt }, waiting, context }: Step,
  ) =>
  async <Input extends Which>(
    name: string,
    decide: (input: Input, state: Conversation) => Decision<ConversationEvent>,
    inputAt: (which: Which) => Input,
  ): Promise<void> => {
    const now = clock.now().toISOString();
    const step = {
      process: 'answer-question',
      idempotencyKey: context.idempotencyKey,
      correlationId: conversationId,
      ownerId: waiting.ownerId,
      timeZone: waiting.question.timeZone,
      now,
    };
    await decideInStep(
      execute,
      step,
    )({
      name,
      aggregate: conversation,
      id: conversationId,
      decide,
      input: inputAt({ conversationId, questionId, attempt, now }),
    });
  };
