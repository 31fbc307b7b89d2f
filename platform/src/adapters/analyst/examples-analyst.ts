import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Analyst } from '#ports/analyst.ts';
import { LanguageFault, serviceCallers, type Embedding } from '#ports/language-engine.ts';
import { chooseTags } from './choose-tags.ts';
import { englishExamples } from './examples/english-examples.ts';
import { frenchExamples } from './examples/french-examples.ts';
import type { LabelledExample } from './examples/labelled-examples.ts';
import { tagCandidatesIn } from './find-tags.ts';
import { createNearestLabel } from './nearest-label.ts';

/** Raised whenever an example or the voting changes: every value carries it. */
const version = 'examples-2';

export type ExamplesAnalystParts = Readonly<{
  /** null until there is a model that can be used. */
  embedding: () => Promise<Embedding | null>;
  /** Word lists: they analyse while there is no model or it fails, and find the title always. */
  words: Analyst;
}>;

type NearestLabels = Readonly<{
  mood: (vector: Float32Array) => Mood | null;
  category: (vector: Float32Array) => Category | null;
}>;
type Request = Parameters<Analyst['understand']>[0];

const examples = [...frenchExamples, ...englishExamples];

/** Mood and category as those of the labelled examples a thought is most like, and tags its nouns that are most like the whole, by an embedding model; the rest by word lists. */
export const createExamplesAnalyst = ({ embedding, words }: ExamplesAnalystParts): Analyst => {
  const placedBy = new Map<string, Promise<NearestLabels>>();

  /** Once for each model; tried again after a fault that may pass. */
  const placedExamples = (model: Embedding): Promise<NearestLabels> => {
    const known = placedBy.get(model.model);
    if (known) return known;
    const placing = placeExamples(model);
    placedBy.set(model.model, placing);
    placing.catch(() => placedBy.delete(model.model));
    return placing;
  };

  return {
    engine: 'local',
    understand: async (request) => {
      const understanding = await words.understand(request);
      const model = await embedding();
      const found = model && (await classify(model, placedExamples, request));
      return found
        ? { ...understanding, ...found, engine: 'local', model: model.model, promptVersion: version }
        : understanding;
    },
  };
};

type Found = Readonly<{ mood: Mood | null; category: Category | null; tags: readonly string[] | null }>;

/** A thought need not wait for a model that fails: null, word lists analyse it and say so. */
const classify = async (...asked: Parameters<typeof compare>): Promise<Found | null> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1)
    try {
      return await compare(...asked);
    } catch (fault) {
      if (!(fault instanceof LanguageFault)) throw fault;
      if (fault.kind !== 'unavailable') return null;
    }
  return null;
};

/** A process that was killed is started again with the next text. */
const maxAttempts = 2;

/** Each costs a hundredth of a second. */
const mostCandidates = 30;

const compare = async (
  model: Embedding,
  placedExamples: (model: Embedding) => Promise<NearestLabels>,
  { text, language, ownerId, signal }: Request,
): Promise<Found | null> => {
  const nearest = await placedExamples(model);
  const candidates = tagCandidatesIn(text, language).slice(0, mostCandidates);
  const { vectors } = await model.embed({
    texts: [text, ...candidates.map(({ tag }) => tag)],
    kind: 'query',
    ownerId,
    ...(signal && { signal }),
  });
  const [vector, ...placed] = vectors;
  return vector
    ? {
        mood: nearest.mood(vector),
        category: nearest.category(vector),
        tags: chooseTags(vector, { candidates, placed }),
      }
    : null;
};

const placeExamples = async (model: Embedding): Promise<NearestLabels> => {
  const { vectors } = await model.embed({
    texts: examples.map(([, , text]) => text),
    kind: 'query',
    ownerId: serviceCallers.examples,
  });
  const nearestOf = <Label>(labelOf: (example: LabelledExample) => Label) =>
    createNearestLabel(
      examples.flatMap((example, index) => {
        const vector = vectors[index];
        return vector ? [{ label: labelOf(example), vector }] : [];
      }),
    );
  return { mood: nearestOf(([mood]) => mood), category: nearestOf(([, category]) => category) };
};
