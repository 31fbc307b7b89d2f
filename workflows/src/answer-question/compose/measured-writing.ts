import { setTimeout as pause } from 'node:timers/promises';
import { checkStatement } from '@ecrin/domain/conversation/statement/check-statement.ts';
import type { RawStatement } from '@ecrin/domain/conversation/statement/read-statements.ts';
import { LanguageFault, serviceCallers, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { judgeThought } from './judge-thought.ts';
import { judgedMeasure, writtenMeasure, type WrittenQuestion } from './solved-questions.ts';
import { writeStatements } from './write-statements.ts';

type Parts = Readonly<{
  /** null: there is no model, or not yet. */
  writing: () => Writing | null;
  /** Called once with why a model is not used, in English, for the operator. */
  onUnusable: (reason: string) => void;
  /** After a fault that may pass, in ms. */
  recheckMs?: number;
  /** How long a question waits for the measure, in ms. */
  waitMs?: number;
}>;

const caller = { ownerId: serviceCallers.measure } as const;
const [defaultRecheckMs, defaultWaitMs] = [30_000, 10_000];
/** A model of 1.5 billion weights came to nine and ten, and then answered eight of ten questions it should have refused. */
const [leastJudged, leastWritten] = [11, 2];

/** What became of the measure of a model; `failed`: it is not used. */
export type MeasureState = 'no-model' | 'not-measured' | 'measuring' | 'passed' | 'failed';
export type MeasuredWriting = Readonly<{ writing: () => Promise<Writing | null>; state: () => MeasureState }>;

/**
 * A model that writes, once it has shown that it can: which of some notes answer a question, and sentences that rest on what they cite. null for one that
 * cannot (answers only quote then), while it does not answer, and while a slow one is still measured. Measured once, when it is needed first.
 */
export const createMeasuredWriting = ({
  writing,
  onUnusable,
  recheckMs = defaultRecheckMs,
  waitMs = defaultWaitMs,
}: Parts): MeasuredWriting => {
  let measured: Promise<Writing | null> | null = null;
  let state: MeasureState = 'not-measured';
  const measure = async (model: Writing): Promise<Writing | null> => {
    state = 'measuring';
    try {
      const found = await resultsOf(model);
      const isUsed = found.judged >= leastJudged && found.written >= leastWritten;
      state = isUsed ? 'passed' : 'failed';
      if (isUsed) return model;
      onUnusable(
        `it judges ${found.judged} of ${judgedMeasure.length} notes rightly and writes ${found.written} of ${writtenMeasure.length} answers that can be shown`,
      );
    } catch (fault) {
      if (!(fault instanceof LanguageFault)) throw fault;
      state = 'not-measured';
      setTimeout(() => (measured = null), recheckMs).unref();
    }
    return null;
  };
  return {
    writing: async () => {
      const model = writing();
      return model && Promise.race([(measured ??= measure(model)), pause(waitMs, null, { ref: false })]);
    },
    state: () => (writing() ? state : 'no-model'),
  };
};

const resultsOf = async (model: Writing): Promise<Readonly<{ judged: number; written: number }>> => {
  const judged = await Promise.all(
    judgedMeasure.map(async ({ answers, ...asked }) => (await judgedAs(model, asked)) === answers),
  );
  const written = await Promise.all(writtenMeasure.map((solved) => isWritten(model, solved)));
  return { judged: judged.filter(Boolean).length, written: written.filter(Boolean).length };
};

/** Off-schema answers count as wrong ones; null then. */
const judgedAs = async (
  model: Writing,
  asked: Readonly<{ question: string; text: string }>,
): Promise<boolean | null> => {
  try {
    return (await judgeThought(model, asked, caller)).answers;
  } catch (fault) {
    if (isUnusable(fault)) return null;
    throw fault;
  }
};

const isWritten = async (model: Writing, solved: WrittenQuestion): Promise<boolean> => {
  const statements: RawStatement[] = [];
  try {
    await writeStatements(model, solved, { ...caller, onStatement: (statement) => statements.push(statement) });
  } catch (fault) {
    if (!isUnusable(fault)) throw fault;
  }
  const sources = solved.thoughts.map(({ day, text }) => ({ day, content: text }));
  return statements.some((statement) => checkStatement(statement, { ...solved, sources })?.includes(solved.cites));
};

const isUnusable = (fault: unknown): boolean => fault instanceof LanguageFault && fault.kind === 'unusable-answer';
