import { setTimeout as pause } from 'node:timers/promises';

type Limits = Readonly<{ everyMs: number; timeoutMs: number; what: string }>;
type Truthy<Answer> = Exclude<Answer, false | null | undefined | 0 | ''>;

const defaults: Limits = { everyMs: 50, timeoutMs: Infinity, what: 'the expected answer' };

/** Polls until the result is truthy, and returns it. Throws after `timeoutMs`; without one the test's timeout ends the wait. */
export const pollUntil = async <Answer>(
  ask: () => Answer | Promise<Answer>,
  limits: Partial<Limits> = {},
): Promise<Truthy<Answer>> => {
  const { everyMs, timeoutMs, what } = { ...defaults, ...limits };
  for (const begun = Date.now(); ; await pause(everyMs)) {
    const answer = await ask();
    if (answer) return answer as Truthy<Answer>;
    if (Date.now() - begun > timeoutMs) throw new Error(`${what} did not come within ${timeoutMs} ms`);
  }
};
