import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** The server answers people while engines compute: a third of its weight. */
const niceness = 5;

export type LanguageChild<Order> = Readonly<{
  pid: number | null;
  send: (order: Order) => void;
  kill: () => Promise<void>;
}>;
type Listeners<Report> = Readonly<{ onReport: (report: Report) => void; onGone: () => void }>;

/**
 * Starts a program with a model as a child process: native code that meets a damaged model may end it. `execArgv` is empty, because the library tests itself in
 * a process that would inherit it; none of the server's secrets are in its environment.
 */
export const startLanguageChild = <Order extends object, Report>(
  program: string,
  { onReport, onGone }: Listeners<Report>,
): LanguageChild<Order> => {
  const { PATH, SystemRoot } = process.env;
  const child: ChildProcess = fork(program, {
    execArgv: [],
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  void gone.then(onGone);
  child.on('message', onReport);
  return {
    pid: child.pid ?? null,
    // A broken pipe is followed by `close`.
    send: (order) => void (child.connected && child.send(order, () => undefined)),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
