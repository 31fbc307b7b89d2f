import { englishExamples } from '#adapters/analyst/examples/english-examples.ts';
import { frenchExamples } from '#adapters/analyst/examples/french-examples.ts';
import { similarity } from '#adapters/analyst/vectors.ts';
import { LanguageFault, serviceCallers, type Embedding } from '#ports/language-engine.ts';

type Parts = Readonly<{
  /** null while there is no model; rejects with a `LanguageFault` while it cannot be read. */
  embedding: () => Promise<Embedding | null>;
  /** Called once with why a model is not used, in English, for the operator. */
  onUnusable: (reason: string) => void;
  /** After a fault that may pass, in ms. */
  recheckMs?: number;
}>;

/** Callers ask every second: an endpoint that refuses is not asked as often. */
const defaultRecheckMs = 30_000;

/** The examples of one language are the translations of the other's, in their order: a model that does not see that (a file converted wrongly) sees no meaning either. */
const pairs = 24;
const leastTranslations = 0.5;

/** An embedding model once it has shown that it knows translations; null without one, and for one that does not. Checked once for each model. */
export const createCheckedEmbedding = ({
  embedding,
  onUnusable,
  recheckMs = defaultRecheckMs,
}: Parts): (() => Promise<Embedding | null>) => {
  const checks = new Map<string, Promise<boolean>>();
  const check = (model: Embedding): Promise<boolean> => {
    const known = checks.get(model.model);
    if (known) return known;
    const checking = knowsTranslations(model)
      .catch((fault: unknown) => {
        if (isUnusable(fault)) return fault.message;
        // One that may pass: it is checked again when it is needed next, not at once.
        setTimeout(() => checks.delete(model.model), recheckMs).unref();
        return null;
      })
      .then((found) => {
        if (typeof found === 'string') onUnusable(found);
        return found === true;
      });
    checks.set(model.model, checking);
    return checking;
  };
  let rests = false;
  const open = async (): Promise<Embedding | null> => {
    if (rests) return null;
    try {
      return await embedding();
    } catch (fault) {
      if (!(fault instanceof LanguageFault)) throw fault;
      rests = true;
      setTimeout(() => (rests = false), recheckMs).unref();
      return null;
    }
  };
  return async () => {
    const model = await open();
    return model && (await check(model)) ? model : null;
  };
};

const isUnusable = (fault: unknown): fault is LanguageFault =>
  fault instanceof LanguageFault && fault.kind === 'unusable-answer';

/** True, or why it is not used. */
const knowsTranslations = async (model: Embedding): Promise<true | string> => {
  const texts = [...frenchExamples.slice(0, pairs), ...englishExamples.slice(0, pairs)].map(([, , text]) => text);
  const { vectors } = await model.embed({ texts, kind: 'query', ownerId: serviceCallers.examples });
  const english = vectors.slice(pairs);
  const found = vectors.slice(0, pairs).filter((vector, index) => {
    const scores = english.map((other) => similarity(vector, other));
    return (scores[index] ?? Number.NEGATIVE_INFINITY) >= Math.max(...scores);
  }).length;
  return found >= leastTranslations * pairs
    ? true
    : `it finds ${found} of ${pairs} translations: it does not know French and English, or was converted wrongly`;
};
