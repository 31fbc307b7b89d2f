import { unitVector } from '@ecrin/platform/adapters/language/unit-vector.ts';
import { LanguageFault, type Embedding } from '@ecrin/platform/ports/language-engine.ts';

export type ConceptEmbedding = Embedding &
  Readonly<{
    texts: readonly string[];
    /** A text with this fails from now on; null: none does. */
    failOn: (words: string | null) => void;
  }>;

/** An embedding model that knows some concepts: texts with words of the same concept are near each other, whatever these words are. */
export const createConceptEmbedding = (
  concepts: readonly (readonly string[])[],
  model = 'concepts',
): ConceptEmbedding => {
  const texts: string[] = [];
  let failing: string | null = null;
  const vectorOf = (text: string): Float32Array => {
    const counts = concepts.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length);
    // Also a text about none of them has a direction.
    return unitVector([...counts, 0.3]) ?? new Float32Array();
  };
  return {
    model,
    texts,
    failOn: (words) => void (failing = words),
    embed: async (request) => {
      request.signal?.throwIfAborted();
      texts.push(...request.texts);
      if (failing !== null && request.texts.some((text) => text.includes(failing ?? '')))
        throw new LanguageFault('unavailable', 'the engine ended', 0);
      return { vectors: request.texts.map(vectorOf), usage: { inputTokens: null, outputTokens: null, seconds: 0 } };
    },
  };
};
