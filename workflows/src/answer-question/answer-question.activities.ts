import { chatConsent } from '@ecrin/domain/chat-consent/chat-consent.aggregate.ts';
import { answerQuestion, failAnswer, type Answer } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { AnswerFailure } from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import type { Evidence } from '@ecrin/domain/conversation/evidence.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { AnswerQuestionInput, AnswerQuestionOutcome } from './answer-question.input.ts';
import { decideOnConversation, readWaiting, type AnswerStep, type StepServices } from './answer-step.ts';
import { writeFromEvidence } from './write-from-evidence.ts';

/** What is found in the person's own thoughts. `now`: when the question was asked. `byMeaning`: whether the question may be sent where meanings are computed. */
export type AnswerFromThoughts = (
  question: Readonly<{
    ownerId: string;
    text: string;
    language: Language;
    timeZone: string;
    now: string;
    withoutFilters: readonly string[];
    byMeaning: boolean;
  }>,
) => Promise<Evidence>;

/**
 * What writes answers. `writing`: null while none can be used. `endpoint`: the host that questions are sent to, once the person accepted it; null: this server.
 * `embedsAway`: so are questions, to compute what they mean. `dailyTokens`: of one client; 0: no limit.
 */
export type ChatServices = Readonly<{
  writing: () => Promise<Writing | null>;
  endpoint: string | null;
  embedsAway: boolean;
  dailyTokens: number;
  tokensUsedOn: (ownerId: string, instant: string) => Promise<number>;
}>;

export type AnswerQuestionServices = StepServices &
  Readonly<{ answerFromThoughts: AnswerFromThoughts; chat: ChatServices }>;

export const createAnswerQuestionActivities = (services: AnswerQuestionServices) => ({
  answer: async (input: AnswerQuestionInput, context: ActivityContext): Promise<AnswerQuestionOutcome> => {
    const waiting = await readWaiting(services, input);
    if (!waiting) return 'superseded';
    const step = { input, waiting, context };
    const answer = await findAnswer(services, step);
    if (answer === 'superseded') return answer;
    if (answer === 'interrupted') return recordFailure(services, step, answer);
    await decideOnConversation(services, step)('answerQuestion', answerQuestion, (which) => ({ ...which, answer }));
    return 'answered';
  },

  fail: async (input: AnswerQuestionInput, context: ActivityContext): Promise<AnswerQuestionOutcome> => {
    const waiting = await readWaiting(services, input);
    return waiting ? recordFailure(services, { input, waiting, context }, 'unavailable') : 'superseded';
  },
});
export type AnswerQuestionActivities = ReturnType<typeof createAnswerQuestionActivities>;

const recordFailure = async (
  services: AnswerQuestionServices,
  step: AnswerStep,
  reason: AnswerFailure,
): Promise<AnswerQuestionOutcome> => {
  await decideOnConversation(services, step)('failAnswer', failAnswer, (which) => ({ ...which, reason }));
  return 'failed';
};

/** Written by a model where there is one that may, else by the person's own sentences. */
const findAnswer = async (
  services: AnswerQuestionServices,
  step: AnswerStep,
): Promise<Answer | 'superseded' | 'interrupted'> => {
  const { question, text, ownerId } = step.waiting;
  const { language, timeZone, askedAt, withoutFilters } = question;
  const maySend = await mayBeSent(services, ownerId);
  const evidence = await services.answerFromThoughts({
    ownerId,
    text,
    language,
    timeZone,
    now: askedAt,
    withoutFilters,
    byMeaning: maySend || !services.chat.embedsAway,
  });
  const writing = maySend && evidence.thoughts.length > 0 ? await services.chat.writing() : null;
  if (!writing) return evidence.answer;
  if (await isLimitReached(services, ownerId)) return { ...evidence.answer, unwritten: 'limit' };
  return writeFromEvidence(services, step, { writing, evidence });
};

const mayBeSent = async ({ chat: { endpoint }, events }: AnswerQuestionServices, ownerId: string): Promise<boolean> =>
  endpoint === null || (await loadAggregate(events, chatConsent, { id: ownerId })).state.endpoint === endpoint;

const isLimitReached = async (
  { chat: { dailyTokens, tokensUsedOn }, clock }: AnswerQuestionServices,
  ownerId: string,
): Promise<boolean> => dailyTokens > 0 && (await tokensUsedOn(ownerId, clock.now().toISOString())) >= dailyTokens;
