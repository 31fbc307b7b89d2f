import type { ConsentEvent } from '@ecrin/domain/consent/consent.events.ts';
import { evolveWith, type Handlers } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { SendingEvent } from '@ecrin/domain/sending/sending.events.ts';
import { purposeOfCarrier } from '@ecrin/domain/sending/sending.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { sendingModel, type SendingDocument } from './sending.model.ts';

type LedgerEvent = SendingEvent | ConsentEvent;
type Said = Pick<SendingDocument, 'ownerId' | 'kind' | 'purpose' | 'host' | 'model' | 'at'> &
  Partial<Pick<SendingDocument, 'wording' | 'sessionId'>>;

/** What only a consent has. */
const unsaid = { wording: null, sessionId: null } as const;

/** There is one of a kind for a client and purpose at an instant. */
const consentLine = (said: Said): SendingDocument => ({
  ...unsaid,
  ...said,
  entryId: `${said.kind}/${said.ownerId}/${said.purpose}/${said.at}`,
  part: 'consent',
  size: null,
  instructions: 0,
  about: null,
  reason: null,
  month: monthOf(said.at),
});

const monthOf = (at: string): string => at.slice(0, 7);

/** Each event is a line of its own. Earlier versions asked for answers only. */
const handlers: Handlers<SendingDocument | null, LedgerEvent> = {
  WordsSent: (
    _none,
    { sendingId: entryId, clientId: ownerId, purpose, host, model, thing, size, instructions, about, sentAt: at },
  ) => ({
    ownerId,
    entryId,
    kind: 'sent',
    part: thing,
    purpose,
    host,
    model,
    size,
    instructions,
    about,
    reason: null,
    ...unsaid,
    at,
    month: monthOf(at),
  }),
  MessageSent: (_none, { sendingId: entryId, clientId: ownerId, carrier, why: reason, host, size, sentAt: at }) => ({
    ownerId,
    entryId,
    kind: 'sent',
    part: 'message',
    purpose: purposeOfCarrier[carrier],
    host,
    model: null,
    size,
    instructions: 0,
    about: null,
    reason,
    ...unsaid,
    at,
    month: monthOf(at),
  }),
  ArchiveSent: (_none, { sendingId: entryId, clientId: ownerId, host, size, sentAt: at }) => ({
    ownerId,
    entryId,
    kind: 'sent',
    part: 'archive',
    purpose: 'move',
    host,
    model: null,
    size,
    instructions: 0,
    about: null,
    reason: null,
    ...unsaid,
    at,
    month: monthOf(at),
  }),
  ConsentGiven: (_none, { clientId: ownerId, purpose, host, model, wording, sessionId, givenAt: at }) =>
    consentLine({ ownerId, kind: 'given', purpose, host, model, wording, sessionId, at }),
  ConsentWithdrawn: (_none, { clientId: ownerId, purpose, host, sessionId, withdrawnAt: at }) =>
    consentLine({ ownerId, kind: 'withdrawn', purpose, host, model: null, sessionId, at }),
  ChatEndpointAccepted: (_none, { clientId: ownerId, endpoint: host, acceptedAt: at }) =>
    consentLine({ ownerId, kind: 'given', purpose: 'answers', host, model: null, at }),
  ChatEndpointWithdrawn: (_none, { clientId: ownerId, endpoint: host, withdrawnAt: at }) =>
    consentLine({ ownerId, kind: 'withdrawn', purpose: 'answers', host, model: null, at }),
};
const lineOf = evolveWith<SendingDocument | null, LedgerEvent>(handlers);

export const sendingProjection = defineProjection<SendingDocument, LedgerEvent>()({
  model: sendingModel,
  documentId: (event) => lineOf(null, event)?.entryId ?? '',
  on: handlers,
});
