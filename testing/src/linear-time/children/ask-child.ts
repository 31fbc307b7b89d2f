import { fork } from 'node:child_process';
import type { Pattern } from '../patterns/source-patterns.ts';

/** What a child says of each thing it looks at: `verdict` null: nothing wrong. */
export type Said = Readonly<{ about: string; verdict: string | null }>;
/** From the child: what it begins to look at, then what it says of it. */
export type FromChild = Readonly<{ begun: string }> | Said;

/** Nothing that is linear takes nearly as long, on any machine, in ms. */
const longestSilence = 60_000;

/** Has a program look at all it has, or is given, and ends it when it is silent for too long: what it was looking at then is the last answer. */
export const askChild = async (
  program: URL,
  given: readonly Pattern[] = [],
  silenceMs = longestSilence,
): Promise<readonly Said[]> => {
  const child = fork(program, { serialization: 'advanced' });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const said: Said[] = [];
  let [begun, end]: [string, string | null] = ['the beginning', 'broke off'];
  const timer = setTimeout(() => {
    end = 'does not end';
    child.kill('SIGKILL');
  }, silenceMs);
  child.on('message', (message: FromChild) => {
    timer.refresh();
    if ('begun' in message) begun = message.begun;
    else said.push(message);
  });
  child.once('exit', (code) => {
    if (code === 0) end = null;
    resolve();
  });
  child.send(given);
  await ended;
  clearTimeout(timer);
  return end === null ? said : [...said, { about: begun, verdict: end }];
};

/** In the child: answers for each thing it is given, then ends. */
export const answerAsked = (about: (given: readonly Pattern[]) => AsyncIterable<FromChild>): void => {
  process.once('message', (given: readonly Pattern[]) => {
    void (async () => {
      // Sent before it goes on: what takes too long, or the end, would leave nothing of it.
      for await (const said of about(given)) await new Promise((resolve) => process.send?.(said, resolve));
      process.exit(0);
    })();
  });
};
