import { setTimeout as pause } from 'node:timers/promises';
import { NO_STREAM } from '@eventstore/db-client';
import { isExpectedRevision, wrongRevision, type AppendRequest } from '#adapters/event-store/check-append.ts';
import { EventStoreFault, type Appended, type ExpectedRevision } from '#ports/event-store.ts';
import { clientFault, typeOf } from '../connection/client-fault.ts';
import type { Connection } from '../connection/connection.ts';
import { answerWithin } from '../connection/deadline.ts';
import { eventDataOf } from '../stored-form.ts';
import type { AppendAnswers } from './append-answers.ts';

type Options = Readonly<{ connection: Connection; answers: AppendAnswers; timeoutMs: number }>;

/** Before each retry on a lost connection, in ms. Retrying is safe: the same ids at the same revision are appended once. */
const pauses = [50, 250, 500];

/** Appends so that every event is stored once, whatever is lost on the way. Answers or throws within `timeoutMs`. */
export const prepareAppend = (options: Options): ((request: AppendRequest) => Promise<Appended>) => {
  const tryOnce = prepareTry(options);

  const retry = async (request: AppendRequest, late: AbortSignal): Promise<Appended> => {
    let [upTo, tries] = [placeOf(request.expected) ?? Infinity, 0];
    while (!late.aborted) {
      try {
        const appended = await tryOnce(request, upTo);
        if (appended) return appended;
        upTo = Infinity;
      } catch (error) {
        const [fault, wait] = [clientFault(error), pauses[tries]];
        if (fault.kind !== 'unavailable' || wait === undefined) throw fault;
        tries += 1;
        await pause(wait);
      }
    }
    throw new EventStoreFault('timed-out', `${request.stream}: no turn came in time`);
  };

  const { timeoutMs } = options;
  return (request) => answerWithin(timeoutMs, retry(request, AbortSignal.timeout(timeoutMs)));
};

/** One attempt with what is known of the stream up to a revision; null: the stream is not at the expected revision. */
const prepareTry = (options: Options) => {
  const { answers } = options;
  return async (request: AppendRequest, upTo: number): Promise<Appended | null> => {
    const ids = await answers.learn(request.stream, upTo);
    const before = await answers.before(request, ids);
    if (before) return before;
    const last = ids.next - 1;
    if (upTo === Infinity && !isExpectedRevision(request.expected, last)) throw wrongRevision(request, last);
    const revision = placeOf(request.expected) ?? last;
    return (await write(options, request, revision)) ? answers.confirm(request, revision + 1) : null;
  };
};

/** False when the stream is not at the revision. */
const write = async (
  { connection, timeoutMs }: Options,
  { stream, rows }: AppendRequest,
  revision: number,
): Promise<boolean> => {
  const client = connection.client();
  const events = rows.map((row) => eventDataOf(stream, row));
  const expectedRevision = revision < 0 ? NO_STREAM : BigInt(revision);
  const appended = client.appendToStream(stream, events, { ...connection.options, expectedRevision });
  try {
    return (await answerWithin(timeoutMs, appended)).success;
  } catch (error) {
    if (typeOf(error) === 'wrong-expected-version') return false;
    throw connection.failed(client, error);
  }
};

/**
 * The one revision after which to append, -1: no stream; null: whichever is the last. The server would accept `any` itself,
 * but then it recognizes repeated ids only for as long as it remembers them.
 */
const placeOf = (expected: ExpectedRevision): number | null => {
  if (expected === 'no-stream') return -1;
  return typeof expected === 'number' && expected >= 0 ? expected : null;
};
