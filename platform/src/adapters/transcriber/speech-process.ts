import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { TranscriberFault } from '../../ports/transcriber.ts';
import { createSpeechJob, type SpeechJob, type SpeechRequest } from './speech-job.ts';
import type { SpeechOrder, SpeechReport, SpeechResult } from './speech-messages.ts';

const program = fileURLToPath(new URL('speech-program.ts', import.meta.url));
/** The program reads and computes: it may not write a file or start anything, and knows none of the server's secrets. */
const confined = ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning'];
/** The server answers people while the engine computes: a third of its weight. */
const politeness = 5;
const idleBeforeLeavingMs = 5 * 60_000;

export type SpeechProcess = Readonly<{
  /** Throws `TranscriberFault`, the signal's reason, or whatever reading the audio throws. */
  run: (request: SpeechRequest) => Promise<SpeechResult>;
  /** Its process id; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;

/** The speech program as a child: started with the first job, again after its death, and let go when nothing was asked for a while. */
export const createSpeechProcess = (): SpeechProcess => {
  const jobs = new Map<number, SpeechJob>();
  let child: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;
  let count = 0;

  const start = (): ChildProcess => {
    const started = startProgram();
    started.process.on('message', (report: SpeechReport) => jobs.get(report.job)?.receive(report));
    const died = (why: string): void => {
      if (child !== started.process) return;
      child = null;
      const fault = new TranscriberFault('engine-died', `The speech engine stopped (${why}). ${started.lastWords()}`.trim(), 0);
      for (const job of [...jobs.values()]) job.fail(fault);
    };
    started.process.on('exit', (code, signal) => died(signal ?? `exit code ${code}`));
    started.process.on('error', ({ message }) => died(message));
    return started.process;
  };

  const run = async (request: SpeechRequest): Promise<SpeechResult> => {
    clearTimeout(leaving);
    const engine = (child ??= start());
    const number = (count += 1);
    const job = createSpeechJob(request, {
      job: number,
      // A pipe that broke is followed by the news of the death.
      send: (order: SpeechOrder) => void (engine.connected && engine.send(order, () => undefined)),
      kill: () => void engine.kill('SIGKILL'),
    });
    jobs.set(number, job);
    try {
      return await job.result;
    } finally {
      jobs.delete(number);
      if (jobs.size === 0) leaving = setTimeout(() => void close(), idleBeforeLeavingMs).unref();
    }
  };

  const close = async (): Promise<void> => {
    clearTimeout(leaving);
    const leaver = child;
    if (!leaver) return;
    const gone = new Promise((resolve) => leaver.once('exit', resolve));
    leaver.kill('SIGKILL');
    await gone;
  };

  return { run, pid: () => child?.pid ?? null, close };
};

const startProgram = () => {
  const { PATH, SystemRoot } = process.env;
  const child = fork(program, {
    execArgv: confined,
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => { words = (words + text).slice(-300); });
  if (child.pid !== undefined) setPriority(child.pid, politeness);
  return { process: child, lastWords: () => words.trim().split('\n').at(-1) ?? '' };
};
