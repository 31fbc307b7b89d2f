import { unitVector } from '@ecrin/platform/adapters/language/unit-vector.ts';
import {
  LanguageFault,
  type LanguageCaller,
  type LanguageEngine,
  type LanguageUsage,
} from '@ecrin/platform/ports/language-engine.ts';

/** `end`: `length` reaches the limit of tokens after the last piece, `never` waits for a cancel or the time-out. */
export type ScriptedText = Readonly<{ pieces: readonly string[]; end: 'stop' | 'length' | 'never' }>;
export type LanguageScript = Readonly<{
  /** Any value, also one that breaks the schema; `never` waits. */
  json: (value: unknown) => void;
  text: (text: ScriptedText) => void;
  /** Embeddings are computed from letters unless they wait. */
  embeddings: (how: 'at-once' | 'never') => void;
}>;

const usage: LanguageUsage = { inputTokens: 7, outputTokens: 5, seconds: 0 };

/** A language engine without a model, for what is built on the port: the same text always gets the same vector. */
export const createScriptedLanguageEngine = (): LanguageEngine & Readonly<{ script: LanguageScript }> => {
  let value: unknown = {};
  let text: ScriptedText = { pieces: [], end: 'stop' };
  let embeddings: 'at-once' | 'never' = 'at-once';
  return {
    engine: 'scripted',
    script: {
      json: (next) => void (value = next),
      text: (next) => void (text = next),
      embeddings: (next) => void (embeddings = next),
    },
    writing: {
      model: 'scripted',
      json: async ({ schema, ...caller }) => {
        if (value === 'never') await forever(caller);
        const read = schema.safeParse(value);
        if (!read.success) throw new LanguageFault('unusable-answer', 'off schema twice');
        return { value: read.data, usage };
      },
      text: async ({ onText, ...caller }) => {
        for (const piece of text.pieces) onText(piece);
        if (text.end === 'never') await forever(caller);
        if (text.end === 'length') throw new LanguageFault('unusable-answer', 'cut off');
        return { text: text.pieces.join(''), usage };
      },
    },
    embedding: {
      model: 'scripted',
      embed: async ({ texts, ...caller }) => {
        caller.signal?.throwIfAborted();
        if (embeddings === 'never') await forever(caller);
        return { vectors: texts.map(lettersOf), usage: { ...usage, outputTokens: 0 } };
      },
    },
  };
};

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** How often each letter occurs; the last number keeps a text without letters off zero. */
const lettersOf = (text: string): Float32Array => {
  const counts = letters.map((letter) => text.toLowerCase().split(letter).length - 1);
  return unitVector([...counts, 1]) ?? new Float32Array();
};

/** Ends by the caller's signal or its time-out only. */
const forever = ({ signal, timeoutMs = 60_000 }: Pick<LanguageCaller, 'signal' | 'timeoutMs'>): Promise<never> =>
  new Promise((_, reject) => {
    const late = setTimeout(() => reject(new LanguageFault('no-answer-in-time', 'late', 0)), timeoutMs);
    const cancel = (): void => {
      clearTimeout(late);
      reject(signal?.reason);
    };
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
