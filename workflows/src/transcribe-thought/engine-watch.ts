import type { Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';

/** Workflows of this process that wait for an engine. Not stored: after a restart they check again by themselves within a minute. */
export type WaitingForEngine = Set<string>;

export type EngineWatch = Readonly<{ close: () => void }>;
type EngineWatchOptions = Readonly<{
  transcriber: Pick<Transcriber, 'delay'>;
  engine: Pick<WorkflowEngine, 'signal'>;
  waiting: WaitingForEngine;
  everyMs?: number;
}>;

/** Signals waiting workflows as soon as the transcriber is ready. `everyMs`: between checks. */
export const watchForEngine = ({ transcriber, engine, waiting, everyMs = 1_000 }: EngineWatchOptions): EngineWatch => {
  const check = (): void => {
    if (waiting.size === 0 || transcriber.delay() !== null) return;
    const ids = [...waiting];
    waiting.clear();
    // One that cannot be signalled checks again by itself.
    void Promise.allSettled(ids.map((id) => engine.signal(id, 'engine-ready')));
  };
  const timer = setInterval(check, everyMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
};
