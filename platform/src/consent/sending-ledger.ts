import {
  recordArchive,
  recordMessage,
  recordSending,
  sendings,
  sendingsId,
  type RecordArchive,
  type RecordMessage,
  type RecordSending,
} from '@ecrin/domain/sending/record-sending.ts';
import type { SendingEvent } from '@ecrin/domain/sending/sending.events.ts';
import type { Events } from '#event-sourcing/events.ts';
import { streamOf } from '#event-sourcing/load-aggregate.ts';
import type { Clock, Ids } from '#ports/clock.ts';
import type { SentFor } from '#ports/sent-for.ts';

/** Records that words are about to be sent. Throws what appending throws: then nothing may be sent. */
export type RecordWordsSent = (sending: Omit<RecordSending, 'sendingId' | 'now'>) => Promise<void>;
/** The same of a message, for each client it is sent for. */
export type RecordMessageSent = (
  sentFor: readonly SentFor[],
  message: Pick<RecordMessage, 'carrier' | 'host' | 'size'>,
) => Promise<void>;

export type RecordArchiveSent = (archive: Pick<RecordArchive, 'clientId' | 'host' | 'size'>) => Promise<void>;

type Parts = Readonly<{ events: Pick<Events, 'append'>; clock: Clock; ids: Ids }>;
type Entry = Readonly<{ sendingId: string; now: string }>;

/** One append, without reading what was sent before. */
const createAppend =
  ({ events, clock, ids }: Parts, actor: string) =>
  async (clientId: string, eventOf: (entry: Entry) => SendingEvent): Promise<void> => {
    const [sendingId, now] = [ids.next(), clock.now().toISOString()];
    const metadata = {
      commandId: sendingId,
      correlationId: sendingId,
      causationId: null,
      actor,
      // Of running the service, as uses of engines are: administrators see counts, never a client's list.
      ownerId: '',
      occurredAt: now,
      timeZone: 'UTC',
      schemaVersion: 1,
    };
    const stream = streamOf(sendings, sendingsId(clientId, now));
    await events.append(stream, 'any', [{ id: sendingId, event: eventOf({ sendingId, now }), metadata }]);
  };

export const createSendingLedger = (parts: Parts): RecordWordsSent => {
  const append = createAppend(parts, 'system:consent-wall');
  return (sending) => append(sending.clientId, (entry) => recordSending({ ...sending, ...entry }));
};

export const createMessageLedger = (parts: Parts): RecordMessageSent => {
  const append = createAppend(parts, 'system:deliver-messages');
  return async (sentFor, message) => {
    for (const one of sentFor) await append(one.clientId, (entry) => recordMessage({ ...one, ...message, ...entry }));
  };
};

/** Of an archive that a client moves to another écrin. */
export const createArchiveLedger = (parts: Parts): RecordArchiveSent => {
  const append = createAppend(parts, 'system:moving-house');
  return (archive) => append(archive.clientId, (entry) => recordArchive({ ...archive, ...entry }));
};
