import { setTimeout as pause } from 'node:timers/promises';
import { NO_STREAM, type AppendResult } from '@eventstore/db-client';
import { isExpectedRevision, wrongRevision, type AppendRequest } from '#adapters/event-store/check-append.ts';
import { createKeyedQueue } from '#concurrency/keyed-queue.ts';
import { EventStoreFault, type Appended, type ExpectedRevision, type RepeatedIds } from '#ports/event-store.ts';
import { clientFault, typeOf } from '../connection/client-fault.ts';
import type { Connection } from '../connection/connection.ts';
import { answerWithin, createDeadline, type Deadline } from '../connection/deadline.ts';
import { eventDataOf, positionOf } from '../stored-form.ts';
import type { AppendAnswers } from './append-answers.ts';

type Options = Readonly<{ connection: Connection; answers: AppendAnswers; timeoutMs: number }>;
export type RepeatableAppend = AppendRequest & Readonly<{ repeated: RepeatedIds }>;
/** Where the last event is, as far as the server says it; `elsewhere`: the stream is at another revision. `unknown`: the server did not answer. */
type Written = Readonly<{ appended: Appended | null }> | 'elsewhere' | 'unknown';

/**
 * Before each retry on a lost connection, and between two reads of the stream, in ms. Retrying is safe: the same ids at the same revision are
 * appended once.
 */
const pauses = [50, 250, 500];
/** Share of the remaining time for the answer to one write: the rest is for reading whether it was stored without an answer. */
const writeShare = 0.8;

/**
 * Appends every event exactly once, whichever request or answer is lost. Answers or throws within `timeoutMs`. Appends to one stream wait for
 * each other: the server drops one that repeats another it has not committed yet, and does not answer its caller for two seconds.
 */
export const prepareAppend = (options: Options): ((request: RepeatableAppend) => Promise<Appended>) => {
  const [tryOnce, inTurn] = [prepareTry(options), createKeyedQueue()];

  const retry = async (request: RepeatableAppend, deadline: Deadline): Promise<Appended> => {
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

type Attempt = Readonly<{ request: RepeatableAppend; revision: number; deadline: Deadline }>;

/**
 * Writes once and finds out what became of it; null: nothing of it is stored at this revision. A trusted append is answered by the server alone, unless
 * the answer is a place in the log that was known before it was sent: then it repeats an old one.
 */
const prepareSettle = (options: Options) => {
  const { answers } = options;
  let highest = Infinity;
  const noted = (appended: Appended): Appended => {
    highest = highest === Infinity ? appended.position : Math.max(highest, appended.position);
    return appended;
  };
  return async ({ request, revision, deadline }: Attempt): Promise<Appended | null> => {
    const before = highest;
    const written = await write(options, { ...request, revision }, deadline.left() * writeShare);
    if (written === 'elsewhere') return null;
    if (written === 'unknown') return readBack(answers, request);
    const { appended } = written;
    const isNew = request.repeated === 'trusted' && appended !== null && appended.position > before;
    return noted(isNew ? appended : await answers.confirm(request, revision + 1));
  };
};

/** One attempt with the known ids up to a revision; null: the stream is at another revision, or the events were not stored. */
const prepareTry = (options: Options) => {
  const [{ answers }, settle] = [options, prepareSettle(options)];
  return async (request: RepeatableAppend, upTo: number, deadline: Deadline): Promise<Appended | null> => {
    const place = placeOf(request.expected);
    if (request.repeated === 'trusted' && place !== null && upTo !== Infinity)
      return settle({ request, revision: place, deadline });
    const ids = await answers.learn(request.stream, upTo);
    const before = await answers.before(request, ids);
    if (before) return before;
    const last = ids.next - 1;
    if (upTo === Infinity && !isExpectedRevision(request.expected, last)) throw wrongRevision(request, last);
    return settle({ request, revision: place ?? last, deadline });
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
    return writtenOf(await answerWithin(withinMs, appended), { rows, revision });
  } catch (error) {
    if (typeOf(error) === 'wrong-expected-version') return 'elsewhere';
    const fault = connection.failed(client, error);
    if (fault.kind === 'timed-out') return 'unknown';
    throw fault;
  }
};

/** The position the server answers is that of one event; of several it may be any of them. */
const writtenOf = (
  { success, nextExpectedRevision, position }: AppendResult,
  { rows, revision }: Pick<AppendRequest, 'rows'> & Readonly<{ revision: number }>,
): Written => {
  if (!success) return 'elsewhere';
  const isTold = position !== undefined && rows.length === 1 && Number(nextExpectedRevision) === revision + 1;
  return { appended: isTold ? { revision: revision + 1, position: positionOf(position) } : null };
};

/** Reads from the stream what the server did not answer: whether these events are stored, by this request or by a concurrent identical one. */
const readBack = async (answers: AppendAnswers, request: AppendRequest): Promise<Appended | null> => {
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
