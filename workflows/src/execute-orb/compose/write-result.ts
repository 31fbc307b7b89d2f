import type { RunUse } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { checkResult, type CheckedResult, type WhatWasRead } from '@ecrin/domain/orb-run/result/check-result.ts';
import type { OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { countWords } from '@ecrin/domain/text/count-words.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import {
  LanguageFault,
  type LanguageUsage,
  type Priority,
  type Writing,
} from '@ecrin/platform/ports/language-engine.ts';
import type { Note } from './notes.ts';
import { rawResultOf, resultSchema } from './result-schema.ts';
import { rulesIn, runPrompt } from './run-prompt.ts';

/** `task`: the prompt with its values. `onUse`: also for an answer that could not be used. */
export type Writer = Readonly<{
  writing: Writing;
  contract: OrbInstructions['contract'];
  task: string;
  language: Language;
  ownerId: string;
  priority: Priority;
  purpose: 'orb' | 'orb-trial';
  signal: AbortSignal;
  onUse: (use: RunUse) => Promise<void>;
}>;

const timeoutMs = 10 * 60_000;
const maxTokens = 1_400;
/** What instructions and the example add to what is read; and characters of a token, about. */
const [instructionsLength, tokenLength] = [2_200, 4];

/** Has the model follow the task over some notes. An answer that breaks the contract gets one repair. Throws `LanguageFault`, or the signal's reason. */
export const writeResult = async (
  { writing, contract, task, language, onUse, ...caller }: Writer,
  notes: readonly Note[],
  together: boolean,
): Promise<CheckedResult> => {
  const read: WhatWasRead = {
    cite: (number, statement) => notes[number - 1]?.cite(statement) ?? null,
    text: [task, ...notes.map(({ text }) => text)].join('\n'),
    rules: rulesIn(language),
  };
  const prompt = runPrompt({ task, contract, language, notes, together });
  const use = useOf(writing, notes, together);
  try {
    const { value, usage } = await writing.json({
      ...caller,
      ...prompt,
      timeoutMs,
      maxTokens,
      name: 'result',
      schema: resultSchema(contract, read),
    });
    const raw = rawResultOf(value);
    await onUse(use(usage, JSON.stringify(value).length));
    const checked = checkResult(contract, raw, read);
    if ('broken' in checked) throw new LanguageFault('unusable-answer', `the contract is broken: ${checked.broken}`);
    return checked;
  } catch (fault) {
    // Twice an answer was written for nothing; engines do not count what they throw away.
    if (fault instanceof LanguageFault && fault.kind === 'unusable-answer')
      await onUse(use({ inputTokens: null, outputTokens: null, seconds: 0 }, 2 * tokenLength * maxTokens));
    throw fault;
  }
};

const useOf =
  ({ model, counted }: Writing, notes: readonly Note[], together: boolean) =>
  ({ inputTokens, outputTokens, seconds }: LanguageUsage, written: number): RunUse => {
    const length = notes.reduce((sum, { text }) => sum + text.length, 0);
    return {
      model,
      inputTokens: inputTokens ?? Math.ceil((instructionsLength + length) / tokenLength),
      outputTokens: outputTokens ?? Math.ceil(written / tokenLength),
      seconds,
      // Drafts are not read words of the person.
      words: together ? 0 : notes.reduce((sum, { text }) => sum + countWords(text), 0),
      ...(counted && { counted }),
    };
  };
