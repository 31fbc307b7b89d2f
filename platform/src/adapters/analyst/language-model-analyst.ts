import type { Language } from '@ecrin/domain/kernel/language.ts';
import { AnalystFault, type Analyst, type Understanding } from '#ports/analyst.ts';
import { LanguageFault, type LanguageFaultKind, type LanguageUsage, type Writing } from '#ports/language-engine.ts';
import { sentencesOf } from './extract-sentences.ts';
import { adviseOnGoal } from './goal-advice.ts';
import { checkedAgainst, understandingSchema, type ReadThought } from './understanding-answer.ts';
import { promptVersion, understandingPrompt } from './understanding-prompt.ts';

type Parts = Readonly<{ engine: string; writing: Writing }>;

/** Analyses thoughts with a model that writes. Its answer is treated as data: validated, compared with the thought, shown as text. */
export const createLanguageModelAnalyst = ({ engine, writing }: Parts): Analyst => ({
  engine,
  advise: async (asked) => ({
    text: await withAnalystFaults(() => adviseOnGoal(writing, asked)),
    engine,
    model: writing.model,
  }),
  understand: (request) => withAnalystFaults(() => understandWith({ engine, writing }, request)),
});

type Asked = Parameters<Analyst['understand']>[0];

/** Of a longer thought the middle is left out, in characters: beginnings and ends matter most. The next where the engine cannot read that much. */
const lengths = [40_000, 8_000, 3_000] as const;

const understandWith = async (
  { engine, writing }: Parts,
  { text, language, ...caller }: Asked,
  [longest, ...shorter]: readonly number[] = lengths,
): Promise<Understanding> => {
  const thought = readThought(text, language, longest ?? 0);
  try {
    const { value, usage } = await writing.json({
      ...caller,
      purpose: 'understanding',
      name: 'understanding',
      schema: understandingSchema(thought),
      ...understandingPrompt(textsOf(thought.text), language, textsOf),
    });
    return {
      ...checkedAgainst(thought, value),
      engine,
      model: writing.model,
      promptVersion,
      ...countedIn(usage),
      ...(writing.counted && { counted: writing.counted }),
    };
  } catch (fault) {
    const isTooLong = fault instanceof LanguageFault && fault.kind === 'too-large';
    if (isTooLong && shorter.length > 0)
      return understandWith({ engine, writing }, { text, language, ...caller }, shorter);
    throw fault;
  }
};

/** Nothing where the engine does not count. */
const countedIn = ({ inputTokens, outputTokens, seconds }: LanguageUsage): Pick<Understanding, 'usage'> =>
  inputTokens === null || outputTokens === null ? {} : { usage: { inputTokens, outputTokens, seconds } };

const textsOf = (text: string): readonly string[] => sentencesOf(text).map((sentence) => sentence.text);

const readThought = (text: string, language: Language, longest: number): ReadThought => {
  const read = text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;
  return { text: read, sentences: sentencesOf(read), language };
};

const withAnalystFaults = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (fault) {
    throw fault instanceof LanguageFault
      ? new AnalystFault(reasons[fault.kind], fault.message, fault.retryAfterMs)
      : fault;
  }
};

const reasons: Readonly<Record<LanguageFaultKind, AnalystFault['reason']>> = {
  'quota-exhausted': 'quota-exhausted',
  refused: 'provider-refused',
  'too-large': 'provider-refused',
  unavailable: 'provider-unavailable',
  'no-answer-in-time': 'provider-unavailable',
  'unusable-answer': 'unusable-answer',
  'over-budget': 'quota-exhausted',
  'not-accepted': 'not-accepted',
};
