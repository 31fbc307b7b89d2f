import { setTimeout as pause } from 'node:timers/promises';
import { NO_STREAM } from '@eventstore/db-client';
import { isExpectedRevision, wrongRevision, type AppendRequest } from '#adapters/event-store/check-append.ts';
import { createKeyedQueue } from '#concurrency/keyed-queue.ts';
import { EventStoreFault, type Appended, type ExpectedRevision } from '#ports/event-store.ts';
import { clientFault, typeOf } from '../connection/client-fault.ts';
import type { Connection } from '../connection/connection.ts';
import { answerWithin, createDeadline, type Deadline } from '../connection/deadline.ts';
import { eventDataOf } from '../stored-form.ts';
import type { AppendAnswers } from './append-answers.ts';

type Options = Readonly<{ connection: Connection; answers: AppendAnswers; timeoutMs: number }>;
/** `unknown`: the server did not say what became of it. */
type Written = 'kept' | 'elsewhere' | 'unknown';

/** Before each new try on a lost connection, and between two looks at a stream, in ms. Trying again is safe: the same ids at the same revision are appended once. */
const pauses = [50, 250, 500];
/** Of the time that is left, for the answer of one write: the rest is for looking whether it is there although no answer came. */
const writeShare = 0.8;

/**
 * Appends so that every event is there once, whatever is lost on the way. Answers or throws within `timeoutMs`. Appends to one stream wait for
 * each other: the server drops one that repeats another it has not committed yet, and its caller hears nothing for two seconds.
 */
export const prepareAppend = (options: Options): ((request: AppendRequest) => Promise<Appended>) => {
  const [tryOnce, inTurn] = [prepareTry(options), createKeyedQueue()];

  const retry = async (request: AppendRequest, deadline: Deadline): Promise<Appended> => {
    let [upTo, tries] = [placeOf(request.expected) ?? Infinity, 0];
    while (deadline.left() > 0) {
      try {
        const appended = await tryOnce(request, upTo, deadline);
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
  return (request) => {
    const deadline = createDeadline(timeoutMs);
    return answerWithin(
      timeoutMs,
      inTurn(request.stream, () => retry(request, deadline)),
    );
  };
};

/** One try with what is known of the stream up to a revision; null: the stream is not where it was expected, or what was sent is not there. */
const prepareTry = (options: Options) => {
  const { answers } = options;
  return async (request: AppendRequest, upTo: number, deadline: Deadline): Promise<Appended | null> => {
    const ids = await answers.learn(request.stream, upTo);
    const before = await answers.before(request, ids);
    if (before) return before;
    const last = ids.next - 1;
    if (upTo === Infinity && !isExpectedRevision(request.expected, last)) throw wrongRevision(request, last);
    const revision = placeOf(request.expected) ?? last;
    const written = await write(options, { ...request, revision }, deadline.left() * writeShare);
    if (written === 'kept') return answers.confirm(request, revision + 1);
    return written === 'unknown' ? lookFor(answers, request) : null;
  };
};

const write = async (
  { connection }: Options,
  { stream, rows, revision }: AppendRequest & Readonly<{ revision: number }>,
  withinMs: number,
): Promise<Written> => {
  const client = connection.client();
  const events = rows.map((row) => eventDataOf(stream, row));
  const expectedRevision = revision < 0 ? NO_STREAM : BigInt(revision);
  const appended = client.appendToStream(stream, events, { ...connection.options, expectedRevision });
  try {
    return (await answerWithin(withinMs, appended)).success ? 'kept' : 'elsewhere';
  } catch (error) {
    if (typeOf(error) === 'wrong-expected-version') return 'elsewhere';
    const fault = connection.failed(client, error);
    if (fault.kind === 'timed-out') return 'unknown';
    throw fault;
  }
};

/** The stream knows what the server did not say: that it kept these events, or those of somebody who sent the same at once. */
const lookFor = async (answers: AppendAnswers, request: AppendRequest): Promise<Appended | null> => {
  for (const wait of pauses) {
    const found = await answers.before(request, await answers.learn(request.stream, Infinity));
    if (found) return found;
    await pause(wait);
  }
  return null;
};

/**
 * The one revision after which to append, -1: no stream; null: whichever is the last. The server would accept `any` itself,
 * but then it recognizes repeated ids only for as long as it remembers them.
 */
const placeOf = (expected: ExpectedRevision): number | null => {
  if (expected === 'no-stream') return -1;
  return typeof expected === 'number' && expected >= 0 ? expected : null;
};
