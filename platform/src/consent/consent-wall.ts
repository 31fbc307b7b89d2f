import { consent, isGiven } from '@ecrin/domain/consent/consent.aggregate.ts';
import { purposeOfUse, type ConsentPurpose, type ConsentTargets } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { Sent } from '@ecrin/domain/sending/sending.vocabulary.ts';
import type { UsageKind } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { Events } from '#event-sourcing/events.ts';
import { loadAggregate } from '#event-sourcing/load-aggregate.ts';
import { clientOf } from '#metering/meter.ts';
import type { RecordWordsSent } from './sending-ledger.ts';

/** Whose words would be sent, and what for. */
export type Sender = Readonly<{ ownerId: string; purpose: UsageKind }>;
/** What of them, and to which model. */
export type Sending = Sender & Readonly<{ model: string; sent: Sent }>;

declare const permitted: unique symbol;
/** That words may be sent now: only this file makes one. `signal`: aborted once they may not. `enter`: to be awaited before each request, whose entry in the ledger it makes. */
export type Permit = Readonly<{ [permitted]: true; signal: AbortSignal; enter: () => Promise<void> }>;

/** Whether words of a client may be sent for a purpose. */
export type IsAccepted = (clientId: string, purpose: ConsentPurpose) => Promise<boolean>;

/** What stands before an endpoint: nothing is sent there without the consent of the client whose words it would be. */
export type ConsentWall = Readonly<{
  isOpen: IsAccepted;
  /** Throws `NotAccepted`. */
  require: (sender: Sender) => Promise<void>;
  /** Sends under a permit that ends with the consent. Throws `NotAccepted`, or what sending or reading the consent throws. */
  pass: <Answer>(sending: Sending, send: (permit: Permit) => Promise<Answer>) => Promise<Answer>;
}>;

/** The client did not accept that their words are sent to this host and model for this purpose, or withdrew that. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted';
}

/** `targets`: what is sent there; what is not among it is not sent. */
type Parts = Readonly<{
  events: Pick<Events, 'readStream' | 'heads'>;
  host: string;
  targets: ConsentTargets;
  record: RecordWordsSent;
}>;

/** Consents are read from their stream: a read model may be behind, and would let words out that were forbidden. */
export const createConsentWall = ({ events, host, targets, record }: Parts): ConsentWall => {
  const isOpen: IsAccepted = async (clientId, purpose) => {
    const target = targets[purpose];
    return (
      target !== undefined && isGiven((await loadAggregate(events, consent, { id: clientId })).state, purpose, target)
    );
  };

  const require: ConsentWall['require'] = async ({ ownerId, purpose }) => {
    const clientId = clientOf(ownerId, purpose);
    // What the service asks for itself are nobody's words.
    if (clientId === null || (await isOpen(clientId, purposeOfUse[purpose]))) return;
    throw new NotAccepted(`not accepted for ${purposeOfUse[purpose]}`);
  };

  const enter = async ({ ownerId, purpose: kind, model, sent }: Sending, { signal }: AbortController) => {
    const clientId = clientOf(ownerId, kind);
    signal.throwIfAborted();
    if (clientId !== null) await record({ clientId, kind, host, model, ...sent });
    // Recording took its time.
    signal.throwIfAborted();
  };

  const pass: ConsentWall['pass'] = async (sending, send) => {
    const ending = new AbortController();
    const stop = await keepPermitted(
      () => require(sending),
      (reason) => ending.abort(reason),
    );
    try {
      return await send({ signal: ending.signal, enter: () => enter(sending, ending) } as Permit);
    } catch (fault) {
      throw ending.signal.aborted ? ending.signal.reason : fault;
    } finally {
      stop();
    }
  };
  return { isOpen, require, pass };
};

/** How long a consent that was read permits sending, and how often it is read again meanwhile, in ms. */
const [permitMs, renewEveryMs] = [800, 200];
/**
 * After that many ms nothing leaves any more that a withdrawal forbids, from any thread or process: each sending rests on a consent whose reading began less
 * than `permitMs` before, which is looked at every `renewEveryMs`. The answer to a withdrawal waits for it.
 */
export const withdrawalMs = permitMs + renewEveryMs;

/** Reads the consent now, then again and again until it is stopped; ends the permit when it is gone, or could not be read for too long. */
const keepPermitted = async (read: () => Promise<void>, end: (reason: unknown) => void): Promise<() => void> => {
  const readUntil = async (): Promise<number> => {
    const begunAt = performance.now();
    await read();
    return begunAt + permitMs;
  };
  let until = await readUntil();
  let isReading = false;
  const renew = async (): Promise<void> => {
    isReading = true;
    try {
      until = await readUntil();
    } catch (fault) {
      if (fault instanceof NotAccepted) end(fault);
    }
    isReading = false;
  };
  const timer = setInterval(() => {
    if (performance.now() >= until) end(new Error('the consent could not be read in time'));
    else if (!isReading) void renew();
  }, renewEveryMs);
  return () => clearInterval(timer);
};

/** `engine` where the client accepted it, else `otherwise`: also when they withdraw that meanwhile. */
export const whereAccepted = async <Answer>(
  isAccepted: () => Promise<boolean>,
  engine: () => Promise<Answer>,
  otherwise: () => Promise<Answer>,
): Promise<Answer> => {
  if (!(await isAccepted())) return otherwise();
  try {
    return await engine();
  } catch (fault) {
    if (isNotAccepted(fault)) return otherwise();
    throw fault;
  }
};

/** As the faults of the ports say it. */
const isNotAccepted = (fault: unknown): boolean =>
  fault instanceof Error &&
  (('kind' in fault && fault.kind === 'not-accepted') || ('reason' in fault && fault.reason === 'not-accepted'));
