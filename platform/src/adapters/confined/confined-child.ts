import { fork } from 'node:child_process';
import { setPriority } from 'node:os';

/** The program reads and computes: it may not write files or start processes, and gets none of the server's secrets. */
const confined = [
  '--permission',
  '--allow-addons',
  '--allow-worker',
  '--allow-fs-read=*',
  '--disable-warning=SecurityWarning',
  // Tables that a file claims to hold live in this heap; the sound or picture itself does not.
  '--max-old-space-size=256',
];
/** The server answers people while it computes: a third of its weight. */
const niceness = 5;

export type ConfinedChild<Order> = Readonly<{
  pid: number | null;
  send: (order: Order) => void;
  kill: () => void;
  gone: Promise<Readonly<{ why: string; stopped: boolean }>>;
}>;

/** Signals that an operator or init system sends; a crash or too much memory ends the process in other ways. */
const stopSignals: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP']);

/** Starts a program that reads untrusted files. `gone` resolves with why it ended, and whether it was stopped on purpose; it never rejects. */
export const startConfinedChild = <Order extends object>(
  program: string,
  // Nothing is known of a message but by the program that sends it.
  receive: (report: never) => void,
): ConfinedChild<Order> => {
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
  child.on('message', (report) => receive(report as never));

  return {
    pid: child.pid ?? null,
    // A broken pipe is followed by `close`.
    send: (order) => void (child.connected && child.send(order, () => undefined)),
    kill: () => void child.kill('SIGKILL'),
    gone: new Promise((resolve) => {
      child.on('close', (code, signal) =>
        resolve({
          why: `${signal ?? `exit code ${code}`}: ${stderr.trim().split('\n').at(-1)}`,
          stopped: stopSignals.has(signal),
        }),
      );
      child.on('error', ({ message }) => resolve({ why: message, stopped: true }));
    }),
  };
};
