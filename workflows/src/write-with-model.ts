import type { RunUse } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { countWords } from '@ecrin/domain/text/count-words.ts';
import {
  LanguageFault,
  type JsonRequest,
  type LanguageUsage,
  type Writing,
} from '@ecrin/platform/ports/language-engine.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { watchStopped } from '#watch-stopped.ts';

/** Characters of a token, about. */
export const tokenLength = 4;

/** `texts`: what the model reads; `isOwn`: they are the person’s own words, which count against limits; `instructionsLength`: characters of what it is told besides. */
type Reading = Readonly<{ texts: readonly string[]; isOwn: boolean; instructionsLength: number }>;
type Counting = Readonly<{ writing: Writing; onUse: (use: RunUse) => Promise<void> }>;

/** Has the model write, and tells what that used: also for an answer that cannot be used. Throws as `writing.json` does. */
export const writeCounted = async <Value>(
  { writing, onUse }: Counting,
  reading: Reading,
  request: JsonRequest<Value> & Readonly<{ maxTokens: number }>,
): Promise<Value> => {
  const use = useOf(writing, reading);
  try {
    const { value, usage } = await writing.json(request);
    await onUse(use(usage, JSON.stringify(value).length));
    return value;
  } catch (fault) {
    // Twice an answer was written for nothing; engines do not count what they throw away.
    if (fault instanceof LanguageFault && fault.kind === 'unusable-answer')
      await onUse(use({ inputTokens: null, outputTokens: null, seconds: 0 }, 2 * tokenLength * request.maxTokens));
    throw fault;
  }
};

const useOf =
  ({ model, counted }: Writing, { texts, isOwn, instructionsLength }: Reading) =>
  ({ inputTokens, outputTokens, seconds }: LanguageUsage, written: number): RunUse => {
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    return {
      model,
      inputTokens: inputTokens ?? Math.ceil((instructionsLength + length) / tokenLength),
      outputTokens: outputTokens ?? Math.ceil(written / tokenLength),
      seconds,
      words: isOwn ? texts.reduce((sum, text) => sum + countWords(text), 0) : 0,
      ...(counted && { counted }),
    };
  };

/** `isWanted`: null once the person stopped it. `named`: what two of the faults are called in its events. */
type Watched = Readonly<{
  signal: AbortSignal;
  isWanted: () => Promise<unknown>;
  named: Readonly<{ 'over-budget': string; 'unusable-answer': string }>;
}>;

/** Writes until the person stops it (`ended`). Throws an `ActivityFault` for a fault of the engine, but for texts that are too large for it. */
export const writeUntilStopped = async <Written>(
  { signal, isWanted, named }: Watched,
  write: (signal: AbortSignal) => Promise<Written>,
): Promise<Written | 'ended' | 'too-large'> => {
  const stopped = watchStopped(isWanted);
  try {
    return await write(AbortSignal.any([signal, stopped.signal]));
  } catch (fault) {
    if (stopped.signal.aborted) return 'ended';
    if (fault instanceof LanguageFault && fault.kind === 'too-large') return 'too-large';
    throw fault instanceof LanguageFault ? activityFaultOf(fault, named) : fault;
  } finally {
    stopped.end();
  }
};

const activityFaultOf = ({ kind, message, retryAfterMs }: LanguageFault, named: Watched['named']): ActivityFault => {
  if (kind === 'over-budget' || kind === 'unusable-answer') return new ActivityFault(named[kind], message, null);
  if (kind === 'quota-exhausted') return new ActivityFault('quota', message, null);
  if (kind === 'not-accepted') return new ActivityFault(kind, message, null);
  return new ActivityFault('unavailable', message, kind === 'refused' ? null : (retryAfterMs ?? 0));
};
