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

/** Answers of the first screen wait until it is drawn; later ones are stored at once, and what is deleted goes at once. */
let drawn: Promise<void> | null = null;
const whenDrawn = (): Promise<void> => (drawn ??= whenIdle());

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
    if (!answer.error)
      void whenDrawn().then(() => withEngine(({ noteAnswer }) => noteAnswer(args, owner, answer.data)));
    return answer;
  };

/** The secret was already deleted with the session. */
onSessionChange(() => {
  if (storedToken() === null) void withEngine(({ clearAnswers }) => clearAnswers());
});
