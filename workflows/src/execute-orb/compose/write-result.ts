import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { RunUse } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { checkResult, type CheckedResult, type WhatWasRead } from '@ecrin/domain/orb-run/result/check-result.ts';
import type { OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import {
  LanguageFault,
  type LanguageCaller,
  type Priority,
  type Writing,
} from '@ecrin/platform/ports/language-engine.ts';
import { writeCounted } from '#write-with-model.ts';
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
  about?: LanguageCaller['about'];
  priority: Priority;
  purpose: 'orb' | 'orb-trial';
  signal: AbortSignal;
  onUse: (use: RunUse) => Promise<void>;
}>;

const timeoutMs = 10 * 60_000;
const maxTokens = 1_400;
/** Characters that instructions and the example add to what is read, about. */
const instructionsLength = 2_200;

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
  // Drafts are not words of the person.
  const reading = { texts: notes.map(({ text }) => text), isOwn: !together, instructionsLength };
  const value = await writeCounted({ writing, onUse }, reading, {
    ...caller,
    ...prompt,
    timeoutMs,
    maxTokens,
    name: 'result',
    schema: resultSchema(contract, read),
  });
  const checked = checkResult(contract, rawResultOf(value), read);
  if ('broken' in checked) throw new LanguageFault('unusable-answer', `the contract is broken: ${checked.broken}`);
  return checked;
};
