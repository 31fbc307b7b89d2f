import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { SpeechOrder, SpeechReport } from './speech-messages.ts';

const program = fileURLToPath(new URL('speech-program.ts', import.meta.url));
/** The program reads and computes: it may not write files or start processes, and has none of the server's secrets. */
const confined = ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning'];
/** The server answers requests while the engine computes: a third of its CPU weight. */
const niceness = 5;

export type SpeechChild = Readonly<{
  pid: number | null;
  send: (order: SpeechOrder) => void;
  kill: () => void;
  gone: Promise<string>;
}>;

/** Starts the speech program. `gone` says why it ended; it never rejects. */
export const startSpeechChild = (receive: (report: SpeechReport) => void): SpeechChild => {
  const { PATH, SystemRoot } = process.env;
  const child = fork(program, {
    execArgv: confined,
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-300);
  });
  child.on('message', receive);

  return {
    pid: child.pid ?? null,
    // A broken pipe is followed by `close`.
    send: (order) => void (child.connected && child.send(order, () => undefined)),
    kill: () => void child.kill('SIGKILL'),
    gone: new Promise((resolve) => {
      child.on('close', (code, signal) =>
        resolve(`${signal ?? `exit code ${code}`}: ${stderr.trim().split('\n').at(-1)}`),
      );
      child.on('error', ({ message }) => resolve(message));
    }),
  };
};
