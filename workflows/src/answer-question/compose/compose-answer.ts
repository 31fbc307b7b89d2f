import type { ModelUse, Statement } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { Evidence, ReadThought } from '@ecrin/domain/conversation/evidence.ts';
import { questionStems } from '@ecrin/domain/conversation/question/question-words.ts';
import { findQuote, weighStemsEqually } from '@ecrin/domain/conversation/question/quote.ts';
import { checkStatement } from '@ecrin/domain/conversation/statement/check-statement.ts';
import type { RawStatement } from '@ecrin/domain/conversation/statement/read-statements.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { RememberedFact } from '@ecrin/domain/memory/memory.aggregate.ts';
import type { LanguageCaller, Writing } from '@ecrin/platform/ports/language-engine.ts';
import { judgeThought } from './judge-thought.ts';
import { noUsage, useOf } from './model-use.ts';
import { writeStatements } from './write-statements.ts';

/** `onStatement`: each sentence that may be shown, in order; false: nobody waits any more. `onUse`: after each request to the model. */
export type Composing = Readonly<{
  writing: Writing;
  ownerId: string;
  /** For the ledger of what is sent. */
  about?: LanguageCaller['about'];
  question: string;
  language: Language;
  evidence: Evidence;
  /** What the person lets answers remember. */
  facts: readonly RememberedFact[];
  signal: AbortSignal;
  onStatement: (statement: Statement) => Promise<boolean>;
  onUse: (use: ModelUse) => void;
}>;

/** Somebody waits for it. */
const callerOf = ({ ownerId, about }: Composing) => ({ ownerId, priority: 'asked', ...(about && { about }) }) as const;

/** Characters of a thought that a model reads, around what comes nearest to the question; and thoughts it writes from. */
const [longestText, maxSources] = [1_600, 5];

/** The thoughts that answer, after each was judged alone. Throws `LanguageFault`, or the signal's reason. */
export const findSources = async (composing: Composing): Promise<readonly ReadThought[]> => {
  const { writing, question, signal, evidence, onUse } = composing;
  if (evidence.areAllAbout) return evidence.thoughts.slice(0, maxSources);
  const judged = await Promise.all(
    evidence.thoughts.map(async (thought) => {
      const text = excerptOf(thought);
      const { answers, usage } = await judgeThought(writing, { question, text }, { ...callerOf(composing), signal });
      onUse(useOf(writing, usage, { read: text.length, written: 0 }));
      return answers ? [thought] : [];
    }),
  );
  return judged.flat().slice(0, maxSources);
};

/** Writes from these thoughts only; sentences that do not rest on what they cite are dropped. Throws `LanguageFault`, or the signal's reason. */
export const writeAnswer = async (composing: Composing, sources: readonly ReadThought[]): Promise<void> => {
  const { writing, question, language, signal, onStatement, onUse } = composing;
  const ended = new AbortController();
  // Numbered on after the thoughts.
  const thoughts = [
    ...sources.map((thought) => ({ day: thought.day, text: excerptOf(thought) })),
    ...composing.facts.map(({ text }) => ({ day: null, text })),
  ];
  const known = new Set<string>();
  let written = 0;
  let stored = Promise.resolve(true);
  const take = (raw: RawStatement): void => {
    written += raw.text.length;
    const statement = known.has(raw.text) ? null : statementOf(raw, composing, sources);
    known.add(raw.text);
    if (!statement) return;
    stored = stored.then(async (going) => going && (await onStatement(statement)));
    stored.then((going) => going || ended.abort(new Error('nobody waits for the answer')), ended.abort.bind(ended));
  };
  try {
    const usage = await writeStatements(
      writing,
      { question, language, thoughts },
      { ...callerOf(composing), signal: AbortSignal.any([signal, ended.signal]), onStatement: take },
    );
    onUse(useOf(writing, usage, { read: lengthOf(thoughts), written }));
  } catch (fault) {
    onUse(useOf(writing, noUsage, { read: lengthOf(thoughts), written }));
    if (!ended.signal.aborted) throw fault;
  } finally {
    await stored;
  }
};

const statementOf = (
  raw: RawStatement,
  { question, language, facts }: Composing,
  sources: readonly ReadThought[],
): Statement | null => {
  const remembered = facts.map(({ text }) => ({ content: text, day: null }));
  const rests = checkStatement(raw, { question, language, sources: [...sources, ...remembered] });
  if (!rests) return null;
  const weights = weighStemsEqually(questionStems(raw.text, language));
  const citations = rests.flatMap((number) => {
    const thought = sources[number - 1];
    return thought ? [thought.cite(findQuote(thought.content, weights, language))] : [];
  });
  const used = rests.flatMap((number) => facts[number - 1 - sources.length]?.factId ?? []);
  return { text: raw.text, citations, ...(used.length > 0 && { facts: used }) };
};

const excerptOf = ({ content, quote }: ReadThought): string => {
  if (content.length <= longestText) return content;
  const start = Math.max(0, Math.min(quote.start - longestText / 4, content.length - longestText));
  return content.slice(start, start + longestText);
};

const lengthOf = (thoughts: readonly Readonly<{ text: string }>[]): number =>
  thoughts.reduce((sum, { text }) => sum + text.length, 0);
