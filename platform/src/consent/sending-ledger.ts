import { recordSending, sendings, sendingsId, type RecordSending } from '@ecrin/domain/sending/record-sending.ts';
import type { Events } from '#event-sourcing/events.ts';
import { streamOf } from '#event-sourcing/load-aggregate.ts';
import type { Clock, Ids } from '#ports/clock.ts';

/** Records that words are about to be sent. Throws what appending throws: then nothing may be sent. */
export type RecordWordsSent = (sending: Omit<RecordSending, 'sendingId' | 'now'>) => Promise<void>;

type Parts = Readonly<{ events: Pick<Events, 'append'>; clock: Clock; ids: Ids }>;

/** One append, without reading what was sent before. */
export const createSendingLedger =
  ({ events, clock, ids }: Parts): RecordWordsSent =>
  async (sending) => {
    const [sendingId, now] = [ids.next(), clock.now().toISOString()];
    const metadata = {
      commandId: sendingId,
      correlationId: sendingId,
      causationId: null,
      actor: 'system:consent-wall',
      // Of running the service, as uses of engines are: administrators see counts, never a client's list.
      ownerId: '',
      occurredAt: now,
      timeZone: 'UTC',
      schemaVersion: 1,
    };
    const stream = streamOf(sendings, sendingsId(sending.clientId, now));
    await events.append(stream, 'any', [
      { id: sendingId, event: recordSending({ ...sending, sendingId, now }), metadata },
    ]);
  };
