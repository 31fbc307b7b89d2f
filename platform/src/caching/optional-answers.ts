import { DeadlineExceeded, withDeadline } from '#concurrency/deadline.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { AnsweredCommands } from '#ports/answered-commands.ts';
import type { Clock } from '#ports/clock.ts';

/** Interval of attempts while the store is unavailable, in ms: not every command waits for one. */
const unavailableMs = 1_000;

/**
 * Commands are executed while the store of their answers is unavailable or silent for `timeoutMs`: then only the events of a command say which request
 * it was of.
 */
export const createOptionalAnswers = ({
  answers,
  clock,
  timeoutMs = 1_000,
}: Readonly<{ answers: AnsweredCommands; clock: Clock; timeoutMs?: number }>): AnsweredCommands => {
  let unavailableUntil = 0;
  const now = (): number => clock.now().getTime();
  const askOrElse = async <Answer>(otherwise: Answer, ask: () => Promise<Answer>): Promise<Answer> => {
    if (now() < unavailableUntil) return otherwise;
    try {
      return await withDeadline(timeoutMs, ask);
    } catch (fault) {
      if (!(fault instanceof StoreUnavailable || fault instanceof DeadlineExceeded)) throw fault;
      unavailableUntil = now() + unavailableMs;
      return otherwise;
    }
  };
  return {
    ...answers,
    find: (commandId) => askOrElse(null, () => answers.find(commandId)),
    claim: (key, fingerprint) => askOrElse(fingerprint, () => answers.claim(key, fingerprint)),
    remember: (commandId, answered) => askOrElse(undefined, () => answers.remember(commandId, answered)),
  };
};
