import {
  recordModelUse,
  writeStatement,
  type Answer,
  type ModelUse,
  type Statement,
} from '@ecrin/domain/conversation/commands/answer-question.ts';
import { distinctCitations } from '@ecrin/domain/conversation/distinct-citations.ts';
import type { Evidence } from '@ecrin/domain/conversation/evidence.ts';
import type { RememberedFact } from '@ecrin/domain/memory/memory.aggregate.ts';
import { LanguageFault, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { watchStopped } from '#watch-stopped.ts';
import { decideOnConversation, readWaiting, type AnswerStep } from './answer-step.ts';
import type { ChatStepServices } from './chat-services.ts';
import { findSources, writeAnswer, type Composing } from './compose/compose-answer.ts';
import { sumOfUses } from './compose/model-use.ts';

const maxNearest = 1;

type Given = Readonly<{ writing: Writing; evidence: Evidence; facts: readonly RememberedFact[] }>;

/**
 * Writes an answer, each sentence as an event. Where the model does not answer, the person's own sentences do; `interrupted`: after it had begun.
 * `superseded`: stopped, or asked again.
 */
export const writeFromEvidence = async (
  services: ChatStepServices,
  step: AnswerStep,
  given: Given,
): Promise<Answer | 'superseded' | 'interrupted'> => {
  const { question, text, ownerId } = step.waiting;
  const decide = decideOnConversation(services, step);
  const stopped = watchStopped(() => readWaiting(services, step.input));
  const statements: Statement[] = [];
  const uses: ModelUse[] = [];
  const composing: Composing = {
    ...given,
    ownerId,
    about: { kind: 'conversation', id: step.input.conversationId },
    question: text,
    language: question.language,
    signal: AbortSignal.any([step.context.signal, stopped.signal]),
    onUse: (use) => uses.push(use),
    onStatement: async (statement) => {
      // The count goes on over an answer that is begun again after a crash, so that none of its sentences is taken for an earlier one.
      const [index, after] = [statements.length, question.statementsWritten + statements.length];
      await decide(`writeStatement-${after}`, writeStatement, (which) => ({ ...which, ...statement, index, after }));
      statements.push(statement);
      return (await readWaiting(services, step.input)) !== null;
    },
  };
  try {
    return await composed(composing, statements);
  } catch (fault) {
    if (stopped.signal.aborted) return 'superseded';
    if (fault instanceof LanguageFault) return afterFault(fault, composing, statements);
    throw fault;
  } finally {
    stopped.end();
    const sum = sumOfUses(uses);
    const use = sum && { ...sum, engine: services.chat.engine };
    if (use) await decide('recordModelUse', recordModelUse, (which) => ({ ...which, purpose: 'answer' as const, use }));
  }
};

const composed = async (composing: Composing, statements: readonly Statement[]): Promise<Answer> => {
  const { writing, evidence } = composing;
  const { answer } = evidence;
  const sources = await findSources(composing);
  if (sources.length === 0) {
    const citations = answer.citations.slice(0, maxNearest);
    const by = citations.length > 0 && { nearBy: answer.nearBy ?? ('words' as const) };
    return { ...answer, kind: 'nothing', engine: writing.model, matched: 0, matches: [], ...by, citations };
  }
  await writeAnswer(composing, sources);
  if (statements.length > 0) return written(composing, statements);
  const matches = sources.map(({ thoughtId }) => thoughtId);
  return { ...answer, kind: 'quotes', matched: matches.length, matches, citations: sources.map(({ quote }) => quote) };
};

/** Of the thoughts that were judged to answer, those count that the answer rests on. */
const written = ({ writing, evidence }: Composing, statements: readonly Statement[]): Answer => {
  const citations = distinctCitations(statements);
  const matches = [...new Set(citations.map(({ thoughtId }) => thoughtId))];
  return { ...evidence.answer, kind: 'written', engine: writing.model, matched: matches.length, matches, citations };
};

const afterFault = (
  { kind }: LanguageFault,
  composing: Composing,
  statements: readonly Statement[],
): Answer | 'interrupted' => {
  if (statements.length === 0)
    return { ...composing.evidence.answer, unwritten: kind === 'over-budget' ? 'limit' : 'engine' };
  // It went on and on: what was checked until then is the answer.
  return kind === 'unusable-answer' ? written(composing, statements) : 'interrupted';
};
