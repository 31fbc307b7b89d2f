import { purposeOfUse } from '#consent/consent.vocabulary.ts';
import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ArchiveSent, MessageSent, SendingEvent, WordsSent } from './sending.events.ts';

type Sendings = Readonly<{ ownerId: string | null }>;

/** Nothing is decided on what was sent before, so nothing of it is read. */
export const sendings: Aggregate<Sendings, SendingEvent> = {
  category: 'sendings',
  initial: { ownerId: null },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Sendings, SendingEvent>({
    WordsSent: (_before, { clientId: ownerId }) => ({ ownerId }),
    MessageSent: (_before, { clientId: ownerId }) => ({ ownerId }),
    ArchiveSent: (_before, { clientId: ownerId }) => ({ ownerId }),
  }),
};

/** A client's sendings of one month (UTC), so that no stream grows without end. */
export const sendingsId = (clientId: string, now: string): string => `${clientId}-${now.slice(0, 7)}`;

export type RecordSending = Omit<WordsSent['data'], 'purpose' | 'sentAt'> & Readonly<{ now: string }>;

/** Always: whether it may be sent was decided before. Names its fields, so that no word gets in with them. */
export const recordSending = ({
  sendingId,
  clientId,
  kind,
  host,
  model,
  thing,
  size,
  instructions,
  about,
  now,
}: RecordSending): WordsSent => ({
  type: 'WordsSent',
  data: {
    sendingId,
    clientId,
    purpose: purposeOfUse[kind],
    kind,
    host,
    model,
    thing,
    size,
    instructions,
    about,
    sentAt: now,
  },
  private: null,
});

export type RecordMessage = Omit<MessageSent['data'], 'sentAt'> & Readonly<{ now: string }>;

/** Always, as above. */
export const recordMessage = ({ sendingId, clientId, carrier, why, host, size, now }: RecordMessage): MessageSent => ({
  type: 'MessageSent',
  data: { sendingId, clientId, carrier, why, host, size, sentAt: now },
  private: null,
});

export type RecordArchive = Omit<ArchiveSent['data'], 'sentAt'> & Readonly<{ now: string }>;

/** Always, as above. */
export const recordArchive = ({ sendingId, clientId, host, size, now }: RecordArchive): ArchiveSent => ({
  type: 'ArchiveSent',
  data: { sendingId, clientId, host, size, sentAt: now },
  private: null,
});
