import type { ModelUse } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { LanguageUsage, Writing } from '@ecrin/platform/ports/language-engine.ts';

export const noUsage: LanguageUsage = { inputTokens: null, outputTokens: null, seconds: 0 };
/** What instructions and examples add to what is read; and characters of a token, about. */
const [instructionsLength, tokenLength] = [2_500, 4];

/** As the engine counts, else estimated from characters. */
export const useOf = (
  { model, counted }: Writing,
  { inputTokens, outputTokens, seconds }: LanguageUsage,
  { read, written }: Readonly<{ read: number; written: number }>,
): ModelUse => ({
  model,
  inputTokens: inputTokens ?? Math.ceil((instructionsLength + read) / tokenLength),
  outputTokens: outputTokens ?? Math.ceil(written / tokenLength),
  seconds,
  ...(counted && { counted }),
});

/** null: no model was used. */
export const sumOfUses = ([first, ...others]: readonly ModelUse[]): ModelUse | null =>
  first
    ? others.reduce(
        (sum, use) => ({
          ...sum,
          inputTokens: sum.inputTokens + use.inputTokens,
          outputTokens: sum.outputTokens + use.outputTokens,
          seconds: sum.seconds + use.seconds,
        }),
        first,
      )
    : null;
