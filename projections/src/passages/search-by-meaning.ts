import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import { LanguageFault, serviceCallers, type Embedding } from '@ecrin/platform/ports/language-engine.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { everydayQuestions, everydayWords } from './everyday-texts.ts';
import { createPassageCache, type CachedThought } from './passage-cache.ts';
import { passagesModel } from './passages.model.ts';
import { cosine, readVector } from './vector-text.ts';

/**
 * The passage of a thought that is nearest to what was searched for. `standsOut`: by how many standard deviations its score is above the mean of all thoughts
 * of the person; scores of unrelated texts lie close together, and where depends on the question.
 */
export type NearThought = Readonly<{
  thoughtId: string;
  wording: number;
  start: number;
  end: number;
  score: number;
  standsOut: number;
}>;

/** The nearest first, each thought once. A thought may be gone or private by now: look each one up. */
export type MeaningSearch = Readonly<{
  /** null: there is no model, or it does not answer in time. */
  find: (ownerId: string, text: string) => Promise<readonly NearThought[] | null>;
  /** Near one of the person's own thoughts, which is not among them; none before its vectors are there. */
  findNear: (ownerId: string, thoughtId: string) => Promise<readonly NearThought[]>;
}>;

type Parts = Readonly<{
  models: Pick<ReadModels, 'open'>;
  embedding: () => Promise<Embedding | null>;
}>;

/** A person waits for it. */
const timeoutMs = 3_000;
const maxFound = 100;

/** Search by meaning among the passages of one's own thoughts. */
export const createMeaningSearch = ({ models, embedding }: Parts): MeaningSearch => {
  const cache = createPassageCache(models);
  const commonOf = createCommon();

  return {
    find: async (ownerId, text) => {
      const model = await embedding();
      if (!model) return null;
      try {
        const common = await commonOf(model, text);
        const { vectors } = await model.embed({ texts: [text], kind: 'query', ownerId, timeoutMs });
        const [vector] = vectors;
        return vector ? await rank(await cache.read(ownerId, model.model), without(vector, common)) : null;
      } catch (fault) {
        if (fault instanceof LanguageFault) return null;
        throw fault;
      }
    },
    findNear: async (ownerId, thoughtId) => {
      const doc = await (await models.open(passagesModel)).get(thoughtId);
      if (doc?.ownerId !== ownerId || doc.placedBy === null) return [];
      const others = (await cache.read(ownerId, doc.placedBy)).filter((thought) => thought.thoughtId !== thoughtId);
      const own = meanOf(doc.passages.map(({ vector }) => Float32Array.from(readVector(vector).bytes)));
      return own ? rank(others, own) : [];
    },
  };
};

/** A few words are searched for as such, more are a question or a sentence. */
const maxWords = 3;
const everydayTextsLike = (text: string): readonly string[] =>
  text.includes('?') || wordsOf(text).length > maxWords ? everydayQuestions : everydayWords;

/** The mean vector of everyday texts of the same form, once for each model. */
const createCommon = () => {
  const known = new Map<string, Promise<Float32Array | null>>();
  return (model: Embedding, text: string): Promise<Float32Array | null> => {
    const texts = everydayTextsLike(text);
    const key = `${model.model} ${texts.length} ${texts[0]}`;
    const mean =
      known.get(key) ??
      model.embed({ texts, kind: 'query', ownerId: serviceCallers.everyday }).then(({ vectors }) => meanOf(vectors));
    known.set(key, mean);
    mean.catch(() => known.delete(key));
    return mean;
  };
};

const unit = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((number) => number / length);
};

/** Of length 1; null without vectors. */
const meanOf = (vectors: readonly Float32Array[]): Float32Array | null => {
  const [first] = vectors;
  if (!first) return null;
  const sum = new Float32Array(first.length);
  for (const vector of vectors) vector.forEach((number, index) => (sum[index] = (sum[index] ?? 0) + number));
  return unit(sum);
};

/** What a text shares with all texts of its form is taken off it: its subject remains. */
const without = (vector: Float32Array, common: Float32Array | null): Float32Array =>
  unit(vector.map((number, index) => number - (common?.[index] ?? 0)));

/** Compared in one go, in milliseconds; other requests are answered in between. */
const passagesAtOnce = 5_000;

const rank = async (thoughts: readonly CachedThought[], query: Float32Array): Promise<readonly NearThought[]> => {
  const found: Omit<NearThought, 'standsOut'>[] = [];
  let compared = 0;
  for (const { thoughtId, wording, passages } of thoughts) {
    if (passages.length === 0) continue;
    const scored = passages.map(({ start, end, vector }) => ({ start, end, score: cosine(query, vector) }));
    found.push({ thoughtId, wording, ...scored.reduce((best, one) => (one.score > best.score ? one : best)) });
    compared += passages.length;
    if (compared < passagesAtOnce) continue;
    compared = 0;
    await yieldToOthers();
  }
  const standsOut = createStandsOut(found.map(({ score }) => score));
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxFound)
    .map((near) => ({ ...near, standsOut: standsOut(near.score) }));
};

const createStandsOut = (scores: readonly number[]): ((score: number) => number) => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return (score) => (deviation > 0 ? (score - mean) / deviation : 0);
};
