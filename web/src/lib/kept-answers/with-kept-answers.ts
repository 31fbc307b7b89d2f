import type { createBaseQuery } from '@ecrin/browser/api/base-query.ts';
import type { ApiProblem } from '@ecrin/browser/api/problem.ts';
import { noteServerReached } from '../page/connection.ts';
import { whenIdle } from '../page/when-idle.ts';
import { onSessionChange, storedToken, storedUserId } from '../session/session.ts';
import type * as Engine from './kept-answers.ts';

type Ask = ReturnType<typeof createBaseQuery>;

/** Loads after the first paint. When storage fails, nothing is stored and no fault is shown: the server answers. */
const withEngine = <Result>(use: (engine: typeof Engine) => Promise<Result>) =>
  import('./kept-answers.ts').then(use).catch(() => undefined);

/** Proxies answer 502…504 for a server that is down. */
const isAway = (error?: ApiProblem) =>
  error !== undefined && (error.status === 0 || (error.status >= 502 && error.status <= 504));

/** Stores answers on this device for the session, and uses them when the server cannot be reached. */
export const withKeptAnswers =
  (ask: Ask): Ask =>
  async (args, calls, options) => {
    const owner = storedUserId();
    const answer = await ask(args, calls, options);
    const away = isAway(answer.error);
    if (!calls.signal.aborted) noteServerReached(!away);
    if (away) {
      const kept = await withEngine(({ keptAnswer }) => keptAnswer(args, owner));
      return kept === undefined ? answer : { data: kept };
    }
    if (!answer.error) void whenIdle().then(() => withEngine(({ noteAnswer }) => noteAnswer(args, owner, answer.data)));
    return answer;
  };

/** The secret was already deleted with the session. */
onSessionChange(() => {
  if (storedToken() === null) void withEngine(({ clearAnswers }) => clearAnswers());
});
