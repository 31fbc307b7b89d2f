import { PasswordsBusy } from '#ports/passwords.ts';

/** At most `atOnce` tasks run, at most `queued` wait; one more throws `PasswordsBusy`. */
export const createBoundedQueue = ({ atOnce, queued }: Readonly<{ atOnce: number; queued: number }>) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  // A slot is handed over, never free in between: a newcomer cannot overtake those who wait.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const bounded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running + waiting.length >= atOnce + queued) throw new PasswordsBusy('too many password checks at once');
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(bounded, { underWay: () => running + waiting.length });
};
