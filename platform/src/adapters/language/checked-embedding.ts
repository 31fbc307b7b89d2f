import type { EngineDetails } from '@ecrin/contracts/service-settings/service-checks.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';
import { embeddingRefusal } from './embedding-measure.ts';

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

export type CheckedEmbedding = Readonly<{
  embedding: () => Promise<Embedding | null>;
  /** `refused`: why a model is not used, in English. */
  measure: () => Readonly<{ state: NonNullable<EngineDetails['measure']>; refused: string | null }>;
}>;

/** An embedding model once it has shown what it can; null without one, and for one that cannot. Measured once, when it is needed first. */
export const createCheckedEmbedding = ({
  embedding,
  onUnusable,
  recheckMs = defaultRecheckMs,
}: Parts): CheckedEmbedding => {
  const checks = new Map<string, Promise<boolean>>();
  let measure: ReturnType<CheckedEmbedding['measure']> = unmeasured;
  const check = async (model: Embedding): Promise<boolean> => {
    try {
      measure = { state: 'measuring', refused: null };
      const refused = await embeddingRefusal(model).catch(sayUnusable);
      measure = { state: refused === null ? 'passed' : 'failed', refused };
      if (refused !== null) onUnusable(refused);
    } catch {
      // A fault that may pass: it is checked again when it is needed next, not at once.
      measure = unmeasured;
      setTimeout(() => checks.delete(model.model), recheckMs).unref();
    }
    return measure.state === 'passed';
  };
  const open = restingAfterFault(embedding, recheckMs);
  return {
    embedding: async () => {
      const model = await open();
      if (!model) return null;
      const checking = checks.get(model.model) ?? check(model);
      checks.set(model.model, checking);
      return (await checking) ? model : null;
    },
    measure: () => measure,
  };
};

const unmeasured = { state: 'not-measured', refused: null } as const;
const sayUnusable = (fault: unknown): string => {
  if (fault instanceof LanguageFault && fault.kind === 'unusable-answer') return fault.message;
  throw fault;
};

/** null while there is none, and for a while after it could not be read. */
const restingAfterFault = (embedding: Parts['embedding'], recheckMs: number): Parts['embedding'] => {
  let rests = false;
  return async () => {
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
};
