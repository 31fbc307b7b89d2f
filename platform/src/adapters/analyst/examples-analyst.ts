import { versionWithOwnLabels } from '@ecrin/domain/thought/insights/analysis-step.ts';
import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { createBoundedCache } from '#caching/bounded-cache.ts';
import type { Analyst } from '#ports/analyst.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';
import { chooseTags } from './choose-tags.ts';
import { tagCandidatesIn } from './find-tags.ts';
import { apart } from './labels/features.ts';
import { classifyLabels, type LabelClassifier, type Labels, type OwnLabels } from './labels/label-classifier.ts';
import type { ClassifierOf } from './labels/label-classifiers.ts';

/** Raised whenever an example or the training changes: every value carries it. */
export const examplesVersion = 'examples-4';

/** A thought for which the person set a mood or a category by hand; absent: not set; null: taken away. */
export type OwnThought = Readonly<{
  thoughtId: string;
  text: string;
  mood?: Mood | null;
  category?: Category | null;
}>;

export type ExamplesAnalystParts = Readonly<{
  /** null until there is a model that can be used. */
  embedding: () => Promise<Embedding | null>;
  classifierOf: ClassifierOf;
  /** The latest of a client, so many at most as may be compared with each thought. */
  ownThoughts: (ownerId: string) => Promise<readonly OwnThought[]>;
  /** Word lists: they analyse while there is no model or it fails, and find the title always. */
  words: Analyst;
}>;

type Request = Parameters<Analyst['understand']>[0];
type Found = Readonly<{ labels: Labels; tags: readonly string[] | null; model: string }>;

/** Vectors of thoughts with labels of the person's own, of all clients: some 1.5 kB each. */
const mostOwnVectors = 2_000;

/** Mood and category by classifiers trained on labelled examples, and by what the person set themselves; tags as its nouns that are most like the whole, by an embedding model; the rest by word lists. */
export const createExamplesAnalyst = ({ words, ...parts }: ExamplesAnalystParts): Analyst => {
  const compare = comparisonOf(parts);
  return {
    engine: 'local',
    understand: async (request) => {
      const understanding = await words.understand(request);
      const found = await compareOrNull(compare, request);
      if (!found) return understanding;
      const { labels, tags, model } = found;
      const own = (['mood', 'category'] as const).filter((field) => labels[field]?.isOwn);
      return {
        ...understanding,
        mood: labels.mood?.label ?? null,
        category: labels.category?.label ?? null,
        tags,
        engine: 'local',
        model,
        promptVersion: versionWithOwnLabels(examplesVersion, own),
      };
    },
  };
};

/** A process that was killed is started again with the next text. */
const maxAttempts = 2;

type Compare = (request: Request) => Promise<Found | null>;

/** A thought need not wait for a model that fails: null, word lists analyse it and say so. */
const compareOrNull = async (compare: Compare, request: Request): Promise<Found | null> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1)
    try {
      return await compare(request);
    } catch (fault) {
      if (!(fault instanceof LanguageFault)) throw fault;
      if (fault.kind !== 'unavailable') return null;
    }
  return null;
};

/** Each costs a hundredth of a second. */
const mostCandidates = 30;

const comparisonOf = ({ embedding, classifierOf, ownThoughts }: Omit<ExamplesAnalystParts, 'words'>): Compare => {
  const own = ownLabelsOf(ownThoughts);
  return async (request) => {
    const model = await embedding();
    const classifier = model && (await classifierOf(model));
    if (!model || !classifier) return null;
    const { text, language } = request;
    const candidates = tagCandidatesIn(text, language).slice(0, mostCandidates);
    const { vectors } = await model.embed({
      ...callerOf(request),
      texts: [text, ...candidates.map(({ tag }) => tag)],
      kind: 'query',
    });
    const [vector, ...placed] = vectors;
    if (!vector) return null;
    const labels = classifyLabels(classifier, { text, vector, language }, await own(request, { model, classifier }));
    return { labels, tags: chooseTags(vector, { candidates, placed }), model: model.model };
  };
};

const callerOf = ({ ownerId, signal }: Request) => ({ ownerId, ...(signal && { signal }) });

type Used = Readonly<{ model: Embedding; classifier: LabelClassifier }>;

const ownLabelsOf = (ownThoughts: ExamplesAnalystParts['ownThoughts']) => {
  const known = createBoundedCache<Float32Array>({ max: mostOwnVectors, sizeOf: () => 1 });
  return async (request: Request, { model, classifier }: Used): Promise<OwnLabels> => {
    const { centre } = classifier.vocabulary;
    const keyOf = ({ thoughtId, text }: OwnThought): string => `${model.model} ${thoughtId} ${text}`;
    const all = await ownThoughts(request.ownerId);
    const others = all.filter(({ thoughtId }) => thoughtId !== request.about?.id);
    const missing = others.filter((one) => !known.get(keyOf(one)));
    if (missing.length > 0) {
      const texts = missing.map(({ text }) => text);
      const { vectors } = await model.embed({ ...callerOf(request), texts, kind: 'query' });
      missing.forEach((one, at) => {
        const vector = vectors[at];
        if (vector) known.set(keyOf(one), apart(vector, centre));
      });
    }
    const placed = others.flatMap((one) => {
      const vector = known.get(keyOf(one));
      return vector ? [{ ...one, vector }] : [];
    });
    return {
      mood: placed.flatMap(({ mood, vector }) => (mood === undefined ? [] : [{ vector, label: mood }])),
      category: placed.flatMap(({ category, vector }) => (category === undefined ? [] : [{ vector, label: category }])),
    };
  };
};
