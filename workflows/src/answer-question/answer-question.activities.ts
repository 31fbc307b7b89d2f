import { answerQuestion, failAnswer, type Answer } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { AnswerFailure } from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import type { Evidence } from '@ecrin/domain/conversation/evidence.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { AnswerQuestionInput, AnswerQuestionOutcome } from './answer-question.input.ts';
import { decideOnConversation, readWaiting, type AnswerStep } from './answer-step.ts';
import { isLimitReached, type ChatStepServices } from './chat-services.ts';
import { rememberedFacts } from './remembered-facts.ts';
import { writeFromEvidence } from './write-from-evidence.ts';

/** What is found in the person's own thoughts; null: lists of them are behind. `now`: when the question was asked. */
export type AnswerFromThoughts = (
  question: Readonly<{
    ownerId: string;
    text: string;
    language: Language;
    timeZone: string;
    now: string;
    withoutFilters: readonly string[];
    setAside: readonly string[];
  }>,
) => Promise<Evidence | null>;

export type AnswerQuestionServices = ChatStepServices & Readonly<{ answerFromThoughts: AnswerFromThoughts }>;

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
  const { language, timeZone, askedAt, withoutFilters, setAside } = question;
  const evidence = await services.answerFromThoughts({
    ownerId,
    text,
    language,
    timeZone,
    now: askedAt,
    withoutFilters,
    setAside,
  });
  // What was written just before the question would be missing from the answer, and from its count.
  if (!evidence) throw new ActivityFault('behind', 'the lists of thoughts are behind');
  const mayWrite = evidence.thoughts.length > 0 && (await services.chat.isAccepted(ownerId, 'answers'));
  const writing = mayWrite ? await services.chat.writing() : null;
  if (!writing) return evidence.answer;
  if (await isLimitReached(services, ownerId)) return { ...evidence.answer, unwritten: 'limit' };
  const facts = await rememberedFacts(services, ownerId, text);
  return writeFromEvidence(services, step, { writing, evidence, facts });
};
