import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { LanguageFault, type Embedding } from '@ecrin/platform/ports/language-engine.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { createPassageCache, type CachedThought } from './passage-cache.ts';
import { passagesModel } from './passages.model.ts';
import { createQueryVectors } from './query-vector.ts';
import { meanOf } from './vector-mean.ts';
import { cosine, readVector } from './vector-text.ts';

/**
 * The passage of a thought that is nearest to what was searched for. `standsOut`: by how many standard deviations its score is above the mean of all thoughts
 * of the person; scores of unrelated texts lie close together, and where depends on the question. `isNear`: near enough to be shown to somebody as near.
 */
export type NearThought = Readonly<{
  thoughtId: string;
  wording: number;
  start: number;
  end: number;
  score: number;
  standsOut: number;
  isNear: boolean;
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
  const vectorOf = createQueryVectors();

  return {
    find: async (ownerId, text) => {
      const model = await embedding();
      if (!model) return null;
      try {
        const vector = await vectorOf(model, { text, ownerId, timeoutMs });
        const floor = floors[model.model] ?? null;
        return vector ? await rank(await cache.read(ownerId, model.model), vector, floor) : null;
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
      return own ? rank(others, own, null) : [];
    },
  };
};

/**
 * From this score on a passage is near, by model: below it the nearest thought of a question that none answers is as near as any. Tuned by `npm run bench:search`.
 */
const floors: Readonly<Record<string, number>> = { 'multilingual-e5-small': 0.132 };
/** Where the scores of a model are not known: by how much a thought has to stand out. */
const leastStandingOut = 1.5;

/** Compared in one go, in milliseconds; other requests are answered in between. */
const passagesAtOnce = 5_000;

const rank = async (
  thoughts: readonly CachedThought[],
  query: Float32Array,
  floor: number | null,
): Promise<readonly NearThought[]> => {
  const found: Omit<NearThought, 'standsOut' | 'isNear'>[] = [];
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
    .map((near) => ({ ...near, standsOut: standsOut(near.score) }))
    .map((near) => ({
      ...near,
      isNear: floor === null ? near.standsOut >= leastStandingOut : near.score >= floor,
    }));
};

const createStandsOut = (scores: readonly number[]): ((score: number) => number) => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return (score) => (deviation > 0 ? (score - mean) / deviation : 0);
};
