import { TranscriberFault } from '#ports/transcriber.ts';
import { startSpeechChild, type SpeechChild } from './speech-child.ts';
import { createSpeechJob, type SpeechJob, type SpeechRequest } from './speech-job.ts';
import type { SpeechResult } from './speech-messages.ts';

const idleTimeoutMs = 5 * 60_000;

export type SpeechProcess = Readonly<{
  /** Throws `TranscriberFault`, the signal's reason, or whatever reading the audio throws. */
  run: (request: SpeechRequest) => Promise<SpeechResult>;
  /** Its process id; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;

/** The speech program as a child process: started with the first job, again after a crash, and ended after some idle time. */
export const createSpeechProcess = (): SpeechProcess => {
  const jobs = new Map<number, SpeechJob>();
  let child: SpeechChild | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let count = 0;

  const lose = (lost: SpeechChild, why: string): void => {
    if (child !== lost) return;
    child = null;
    for (const job of jobs.values())
      job.fail(new TranscriberFault('engine-died', `The speech engine stopped (${why})`, 0));
  };
  const start = (): SpeechChild => {
    const started = startSpeechChild((report) => jobs.get(report.job)?.receive(report));
    void started.gone.then((why) => lose(started, why));
    return started;
  };

  const run = async (request: SpeechRequest): Promise<SpeechResult> => {
    clearTimeout(idleTimer);
    const engine = (child ??= start());
    const number = (count += 1);
    const job = createSpeechJob(request, { job: number, send: engine.send, kill: engine.kill });
    jobs.set(number, job);
    try {
      return await job.result;
    } finally {
      jobs.delete(number);
      if (jobs.size === 0) idleTimer = setTimeout(() => void close(), idleTimeoutMs).unref();
    }
  };

  const close = async (): Promise<void> => {
    clearTimeout(idleTimer);
    const closing = child;
    if (!closing) return;
    lose(closing, 'closed');
    closing.kill();
    await closing.gone;
  };

  return { run, pid: () => child?.pid ?? null, close };
};
