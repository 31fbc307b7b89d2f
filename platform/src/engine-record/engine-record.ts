import type { EngineFaultReason, EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { Clock } from '#ports/clock.ts';

type EngineFault = Readonly<{ at: string; reason: EngineFaultReason }>;
/** What an engine last answered, in ISO 8601; null: nothing since this process began. `nextAttemptAt`: when work that it failed is tried again. */
export type EngineAnswers = Readonly<{
  lastAnswerAt: string | null;
  lastFault: EngineFault | null;
  nextAttemptAt: string | null;
}>;
/** Work that an engine failed: how often it was tried by this process, and when it is again; null: it is not. */
export type FailedTries = Readonly<{ workId: string; tries: number; nextAttemptAt: string | null }>;

/** How the engines of this process answered, for whoever asks how they are. */
export type EngineRecord = Readonly<{
  answered: (engine: EngineName) => void;
  failed: (engine: EngineName, reason: EngineFaultReason) => void;
  /** One more try of a piece of work failed; the next one is in so many ms; null: there is none. */
  tryFailed: (engine: EngineName, workId: string, nextInMs: number | null) => void;
  done: (workId: string) => void;
  of: (engine: EngineName) => EngineAnswers;
  tries: () => readonly FailedTries[];
}>;

type Answered = Omit<EngineAnswers, 'nextAttemptAt'>;
type Tried = FailedTries & Readonly<{ engine: EngineName }>;
const nothingYet: Answered = { lastAnswerAt: null, lastFault: null };
/** The oldest are forgotten. */
const mostTried = 200;

export const createEngineRecord = (clock: Clock): EngineRecord => {
  const engines = new Map<EngineName, Answered>();
  const tried = new Map<string, Tried>();
  const at = (inMs = 0): string => new Date(clock.now().getTime() + inMs).toISOString();
  const answersOf = (engine: EngineName): Answered => engines.get(engine) ?? nothingYet;
  const nextOf = (engine: EngineName): string | null => {
    const times = [...tried.values()].flatMap((one) => (one.engine === engine ? (one.nextAttemptAt ?? []) : []));
    return times.filter((time) => time > at()).toSorted()[0] ?? null;
  };
  return {
    answered: (engine) => void engines.set(engine, { lastAnswerAt: at(), lastFault: null }),
    failed: (engine, reason) => void engines.set(engine, { ...answersOf(engine), lastFault: { at: at(), reason } }),
    tryFailed: (engine, workId, nextInMs) => {
      const tries = (tried.get(workId)?.tries ?? 0) + 1;
      tried.delete(workId);
      tried.set(workId, { engine, workId, tries, nextAttemptAt: nextInMs === null ? null : at(nextInMs) });
      for (const oldest of tried.keys()) {
        if (tried.size <= mostTried) break;
        tried.delete(oldest);
      }
    },
    done: (workId) => void tried.delete(workId),
    of: (engine) => ({ ...answersOf(engine), nextAttemptAt: nextOf(engine) }),
    tries: () => [...tried.values()].map(({ engine: _known, ...one }) => one),
  };
};
