import { unitVector } from '@ecrin/platform/adapters/language/unit-vector.ts';
import { LanguageFault, type Embedding, type LanguageFaultKind } from '@ecrin/platform/ports/language-engine.ts';

export type ConceptEmbedding = Embedding &
  Readonly<{
    texts: readonly string[];
    /** A text with this fails from now on, as if the engine had ended unless told otherwise; null: none does. */
    failOn: (words: string | null, kind?: LanguageFaultKind) => void;
    /** Awaited before each answer. */
    onEmbed: (work: () => Promise<void>) => void;
  }>;

/** An embedding model that knows some concepts: texts with words of the same concept are near each other, whatever these words are. */
export const createConceptEmbedding = (
  concepts: readonly (readonly string[])[],
  model = 'concepts',
): ConceptEmbedding => {
  const texts: string[] = [];
  let failing: string | null = null;
  let failure: LanguageFaultKind = 'unavailable';
  let beforeAnswer = async (): Promise<void> => undefined;
  const vectorOf = (text: string): Float32Array => {
    const counts = concepts.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length);
    // Also a text about none of them has a direction.
    return unitVector([...counts, 0.3]) ?? new Float32Array();
  };
  return {
    model,
    texts,
    failOn: (words, kind = 'unavailable') => {
      failing = words;
      failure = kind;
    },
    onEmbed: (work) => void (beforeAnswer = work),
    embed: async (request) => {
      request.signal?.throwIfAborted();
      texts.push(...request.texts);
      await beforeAnswer();
      if (failing !== null && request.texts.some((text) => text.includes(failing ?? '')))
        throw new LanguageFault(failure, 'scripted', failure === 'unavailable' ? 0 : null);
      return { vectors: request.texts.map(vectorOf), usage: { inputTokens: null, outputTokens: null, seconds: 0 } };
    },
  };
};
