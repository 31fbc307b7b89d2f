import { fileURLToPath } from 'node:url';
import { startConfinedChild, type ConfinedChild } from '#adapters/confined/confined-child.ts';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import type { KeptPicture, PictureKeeper, PictureRefusal } from '#ports/pictures.ts';
import type { Sent } from './make-sizes.ts';
import type { PictureReport } from './picture-program.ts';

/** `deadlineMs`: for one picture, from when its turn has come. `idleMs`: after which the program ends. `mostWaiting`: pictures of all people together. */
type Limits = Readonly<{ deadlineMs?: number; idleMs?: number; mostWaiting?: number }>;
type Program = Readonly<{ child: ConfinedChild<Sent>; next: (receive: (report: PictureReport) => void) => void }>;

const path = fileURLToPath(new URL('picture-program.ts', import.meta.url));

const unheard = (): void => undefined;

const startProgram = (): Program => {
  let receiver: (report: PictureReport) => void = unheard;
  const child = startConfinedChild<Sent>(path, (report: PictureReport) => receiver(report));
  return {
    child,
    next: (receive) => {
      receiver = receive;
    },
  };
};

/** Decodes pictures in a process of its own, one at a time, whoever has waited longest first among those who have none under way. */
export const createPictureKeeper = ({
  deadlineMs = 20_000,
  idleMs = 20_000,
  mostWaiting = 60,
}: Limits = {}): PictureKeeper => {
  const turns = createFairSemaphore(1);
  const engine = createEngine(deadlineMs, idleMs);
  let waiting = 0;
  return {
    keep: async ({ owner, read, ...of }) => {
      if (waiting >= mostWaiting) return 'busy';
      waiting += 1;
      try {
        const release = await turns.acquire(owner);
        try {
          return await engine.make({ ...of, bytes: await read() });
        } finally {
          release();
        }
      } finally {
        waiting -= 1;
      }
    },
  };
};

const createEngine = (deadlineMs: number, idleMs: number) => {
  let program: Program | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const ending = program;
    program = null;
    ending?.child.kill();
    await ending?.child.gone;
  };
  const answerOf = (
    { child, next }: Program,
    sent: Sent,
    signal: AbortSignal,
  ): Promise<PictureReport | 'late' | 'gone'> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve('late'), { once: true });
      void child.gone.then(({ why, stopped }) => (stopped ? reject(new Error(why)) : resolve('gone')));
      next(resolve);
      child.send(sent);
    });
  return {
    make: async (sent: Sent): Promise<KeptPicture | PictureRefusal> => {
      clearTimeout(idle);
      program ??= startProgram();
      const report = await answerOf(program, sent, AbortSignal.timeout(deadlineMs)).catch(async (fault: unknown) => {
        await end();
        throw fault;
      });
      // It took too long, or took so much memory that it was ended.
      if (typeof report === 'string') return end().then(() => 'too-slow' as const);
      idle = setTimeout(() => void end(), idleMs).unref();
      if (report.kind === 'failed') throw new Error(report.message);
      return report.kept;
    },
  };
};
