import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { RunUse } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { CheckedResult } from '@ecrin/domain/orb-run/result/check-result.ts';
import { fillPrompt } from '@ecrin/domain/orb-run/result/fill-prompt.ts';
import type { OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { LanguageFault, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { writeResult } from './compose/write-result.ts';

/** How long an administrator waits for a sample at most, in ms. */
const longestMs = 110_000;

/** `callerId`: whom the engine serves in turn with others. */
export type OrbTrialRequest = Readonly<{
  writing: Writing;
  instructions: OrbInstructions;
  values: Readonly<Record<string, string>>;
  language: Language;
  text: string;
  callerId: string;
  signal: AbortSignal;
}>;
/** `result` null: nothing that keeps the contract came in time. `uses`: also of answers that could not be used. */
export type OrbTrialOutcome = Readonly<{ result: CheckedResult['result'] | null; uses: readonly RunUse[] }>;

/** Has an orb read one text as a run would, under the same contract; nothing is stored. */
export const tryOrb = async ({
  writing,
  instructions,
  values,
  language,
  text,
  callerId,
  signal,
}: OrbTrialRequest): Promise<OrbTrialOutcome> => {
  const uses: RunUse[] = [];
  const writer = {
    writing,
    contract: instructions.contract,
    task: fillPrompt(instructions, values, language),
    language,
    ownerId: callerId,
    priority: 'asked',
    purpose: 'orb-trial',
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    onUse: async (use: RunUse) => void uses.push(use),
  } as const;
  const note = { text, day: null, cite: () => [] };
  try {
    const { result } = await writeResult(writer, [note], false);
    return { result, uses };
  } catch (fault) {
    if (fault instanceof LanguageFault || writer.signal.aborted) return { result: null, uses };
    throw fault;
  }
};
