import { recordModelUse, type ModelUse } from '@ecrin/domain/conversation/commands/answer-question.ts';
import { conversation } from '@ecrin/domain/conversation/conversation.aggregate.ts';
import type { Citation, ConversationQuestionAnswered } from '@ecrin/domain/conversation/conversation.events.ts';
import { proposeFact } from '@ecrin/domain/memory/change-fact.ts';
import { memory } from '@ecrin/domain/memory/memory.aggregate.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { LanguageFault, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { stepCommandId } from '@ecrin/platform/workflows/step-command-id.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { isLimitReached, type ChatStepServices } from '../answer-question/chat-services.ts';
import { sumOfUses } from '../answer-question/compose/model-use.ts';
import { findFact } from './find-fact.ts';
import type { RememberFactsInput, RememberFactsOutcome } from './remember-facts.input.ts';

/** Thoughts of one answer that are read for it. */
const maxRead = 3;

type Cited = Readonly<{ source: Citation; text: string; thought: ExistingThought }>;

export const createRememberFactsActivities = (services: ChatStepServices) => ({
  propose: async (input: RememberFactsInput, context: ActivityContext): Promise<RememberFactsOutcome> => {
    const { state } = await loadAggregate(services.events, conversation, { id: input.conversationId });
    if (state.status !== 'open') return 0;
    const writing = await writingFor(services, state.ownerId);
    if (!writing) return 0;
    const cited = await readCited(services, input);
    const uses: ModelUse[] = [];
    const proposing = { writing, context, onUse: (use: ModelUse) => uses.push(use) };
    try {
      const proposed = await Promise.all(
        cited.map((one, place) => proposeFrom(services, one, { ...proposing, place })),
      );
      return proposed.filter(Boolean).length;
    } catch (fault) {
      if (fault instanceof LanguageFault)
        throw new ActivityFault(fault.kind, 'the model did not answer', fault.retryAfterMs);
      throw fault;
    } finally {
      await recordUse(services, { input, context, ownerId: state.ownerId }, sumOfUses(uses));
    }
  },
});
export type RememberFactsActivities = ReturnType<typeof createRememberFactsActivities>;

/** null where the person switched memory off, did not accept the host, or used up the day. */
const writingFor = async (services: ChatStepServices, ownerId: string): Promise<Writing | null> => {
  const { on } = (await loadAggregate(services.events, memory, { id: ownerId })).state;
  if (!on || !(await services.chat.isAccepted(ownerId, 'memory')) || (await isLimitReached(services, ownerId)))
    return null;
  return services.chat.writing();
};

/** Thoughts the answer cites, as they were then; none that was changed, deleted, made private or left without AI since. */
const readCited = async (
  { events }: ChatStepServices,
  { conversationId, questionId, attempt }: RememberFactsInput,
): Promise<readonly Cited[]> => {
  const all = await Array.fromAsync(events.readStream(`${conversation.category}-${conversationId}`));
  const answered = all.findLast(
    (event): event is typeof event & ConversationQuestionAnswered =>
      event.type === 'ConversationQuestionAnswered' &&
      (event.data as ConversationQuestionAnswered['data']).questionId === questionId &&
      (event.data as ConversationQuestionAnswered['data']).attempt === attempt,
  );
  const citations = answered?.private?.citations ?? [];
  const distinct = citations.filter(
    ({ thoughtId }, place) => citations.findIndex((other) => other.thoughtId === thoughtId) === place,
  );
  const read = distinct.slice(0, maxRead).map(async (source) => {
    const { state } = await loadAggregate(events, thought, { id: source.thoughtId });
    const isThere = state.status === 'active' && state.wording === source.wording && state.words !== null;
    return isThere && !state.flags.private && !state.flags.withoutAi
      ? [{ source, text: state.words, thought: state }]
      : [];
  });
  return (await Promise.all(read)).flat();
};

type Proposing = Readonly<{
  writing: Writing;
  context: ActivityContext;
  place: number;
  onUse: (use: ModelUse) => void;
}>;

const proposeFrom = async (
  { execute, clock }: ChatStepServices,
  { source, text, thought: { ownerId, language, occurredAt, timeZone } }: Cited,
  { writing, context: { idempotencyKey, signal }, place, onUse }: Proposing,
): Promise<boolean> => {
  const day = calendarDay(occurredAt, timeZone);
  const about = { kind: 'thought', id: source.thoughtId } as const;
  const { fact, use } = await findFact(writing, { ownerId, about, text, day, language, signal });
  onUse(use);
  if (fact === null) return false;
  const now = clock.now().toISOString();
  const name = `proposeFact-${place}`;
  const outcome = await decideInStep(execute, {
    process: 'remember-facts',
    idempotencyKey,
    correlationId: source.thoughtId,
    ownerId,
    timeZone,
    now,
  })({
    name,
    aggregate: memory,
    id: ownerId,
    decide: proposeFact,
    input: {
      clientId: ownerId,
      factId: stepCommandId(idempotencyKey, name),
      text: fact,
      source,
      model: writing.model,
      now,
    },
  });
  return 'receipt' in outcome;
};

type Used = Readonly<{ input: RememberFactsInput; context: ActivityContext; ownerId: string }>;

const recordUse = async (
  { execute, clock, chat: { engine } }: ChatStepServices,
  { input: { conversationId, questionId, attempt }, context: { idempotencyKey }, ownerId }: Used,
  use: ModelUse | null,
): Promise<void> => {
  if (!use) return;
  const now = clock.now().toISOString();
  const step = {
    process: 'remember-facts',
    idempotencyKey,
    correlationId: conversationId,
    ownerId,
    timeZone: 'UTC',
    now,
  };
  await decideInStep(
    execute,
    step,
  )({
    name: 'recordModelUse',
    aggregate: conversation,
    id: conversationId,
    decide: recordModelUse,
    input: { conversationId, questionId, attempt, purpose: 'memory', use: { ...use, engine }, now },
  });
};
