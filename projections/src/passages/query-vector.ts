import { serviceCallers, type Embedding } from '@ecrin/platform/ports/language-engine.ts';
import { formOf } from '#retrieval/text-form.ts';
import { everydayQuestions, everydayWords } from './everyday-texts.ts';
import { meanOf, meanVector, unit } from './vector-mean.ts';

/** `common`: what texts of a form share. `usual`: what is left of everyday texts without it, on average: how near any of them is to a passage. */
type Everyday = Readonly<{ common: Float32Array; usual: Float32Array }>;

/**
 * Of a text that is searched for, what tells it from everyday texts of its form: compared with a passage, it says how much nearer the text is than any other
 * would be. Everyday texts are placed once for each model. Null: the model gave no vector.
 */
export const createQueryVectors = () => {
  const known = new Map<string, Promise<Everyday | null>>();
  const everydayOf = (model: Embedding, text: string): Promise<Everyday | null> => {
    const texts = everydayTextsLike(text);
    const key = `${model.model} ${texts.length} ${texts[0]}`;
    const everyday =
      known.get(key) ??
      model
        .embed({ texts, kind: 'query', ownerId: serviceCallers.everyday })
        .then(({ vectors }) => everydayFrom(vectors));
    known.set(key, everyday);
    everyday.catch(() => known.delete(key));
    return everyday;
  };
  return async (
    model: Embedding,
    { text, ...asked }: Readonly<{ text: string; ownerId: string; timeoutMs: number }>,
  ): Promise<Float32Array | null> => {
    const everyday = await everydayOf(model, text);
    const { vectors } = await model.embed({ texts: [text], kind: 'query', ...asked });
    const [vector] = vectors;
    if (!vector || !everyday) return vector ?? null;
    return minus(unit(minus(vector, everyday.common)), everyday.usual);
  };
};

const everydayTextsLike = (text: string): readonly string[] =>
  formOf(text) === 'words' ? everydayWords : everydayQuestions;

const everydayFrom = (vectors: readonly Float32Array[]): Everyday | null => {
  const common = meanOf(vectors);
  const usual = common && meanVector(vectors.map((vector) => unit(minus(vector, common))));
  return common && usual && { common, usual };
};

const minus = (vector: Float32Array, other: Float32Array): Float32Array =>
  vector.map((number, index) => number - (other[index] ?? 0));
