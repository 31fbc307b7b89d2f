import type {
  CommunityCopyShared,
  CommunityCopyWithdrawn,
} from '@ecrin/domain/community-copy/community-copy.events.ts';
import type { ConsentEvent } from '@ecrin/domain/consent/consent.events.ts';
import { evolveWith, type Handlers } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { PushDeviceEvent } from '@ecrin/domain/notification/notification.events.ts';
import type { SendingEvent } from '@ecrin/domain/sending/sending.events.ts';
import { purposeOfCarrier } from '@ecrin/domain/sending/sending.vocabulary.ts';
import type { StoryShareClosed, StoryShared } from '@ecrin/domain/story-share/story-share.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineRecordProjection } from '@ecrin/platform/projections/projection.ts';
import { sendingModel, type SendingDocument } from './sending.model.ts';

/** By which a person lets something leave, and ends that: their yes is the act itself. */
type ActEvent = PushDeviceEvent | StoryShared | StoryShareClosed | CommunityCopyShared | CommunityCopyWithdrawn;
type LedgerEvent = SendingEvent | ConsentEvent | ActEvent;
type Said = Pick<SendingDocument, 'ownerId' | 'kind' | 'purpose' | 'host' | 'model' | 'at'> &
  Partial<Pick<SendingDocument, 'entryId' | 'wording' | 'sessionId' | 'about'>>;

/** What only a consent has. */
const unsaid = { wording: null, sessionId: null } as const;

/** There is one of a kind for a client and purpose at an instant. */
const consentLine = (said: Said): SendingDocument => ({
  ...unsaid,
  entryId: `${said.kind}/${said.ownerId}/${said.purpose}/${said.at}`,
  about: null,
  ...said,
  part: 'consent',
  size: null,
  instructions: 0,
  reason: null,
  month: monthOf(said.at),
});

type Act = Pick<SendingDocument, 'ownerId' | 'kind' | 'at'> & Readonly<{ of: string }> & Partial<Said>;

/** `of`: the id of the device, the link or the copy. Whom it reaches is not one host. */
const actLine = (purpose: 'push' | 'sharing', { of, ...act }: Act): SendingDocument =>
  consentLine({ host: '', model: null, ...act, purpose, entryId: `${act.kind}/${of}` });

const monthOf = (at: string): string => at.slice(0, 7);

/** Each event is a line of its own. Earlier versions asked for answers only. */
const handlers: Handlers<SendingDocument | null, Exclude<LedgerEvent, CommunityCopyWithdrawn>> = {
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
  ConsentWithdrawn: (_none, { clientId: ownerId, purpose, host, wording = null, sessionId, withdrawnAt: at }) =>
    consentLine({ ownerId, kind: 'withdrawn', purpose, host, model: null, wording, sessionId, at }),
  ChatEndpointAccepted: (_none, { clientId: ownerId, endpoint: host, acceptedAt: at }) =>
    consentLine({ ownerId, kind: 'given', purpose: 'answers', host, model: null, at }),
  ChatEndpointWithdrawn: (_none, { clientId: ownerId, endpoint: host, withdrawnAt: at }) =>
    consentLine({ ownerId, kind: 'withdrawn', purpose: 'answers', host, model: null, at }),
  PushDeviceAdded: (_none, { deviceId: of, ownerId, sessionId, addedAt: at }) =>
    actLine('push', { of: `${of}/${at}`, ownerId, kind: 'given', sessionId, at }),
  PushDeviceRemoved: (_none, { deviceId: of, ownerId, removedAt: at }) =>
    actLine('push', { of: `${of}/${at}`, ownerId, kind: 'withdrawn', at }),
  StoryShared: (_none, { linkId: of, storyId: id, ownerId, sharedAt: at }) =>
    actLine('sharing', { of, ownerId, kind: 'given', about: { kind: 'story', id }, at }),
  StoryShareClosed: (_none, { linkId: of, storyId: id, ownerId, closedAt: at }) =>
    actLine('sharing', { of, ownerId, kind: 'withdrawn', about: { kind: 'story', id }, at }),
  CommunityCopyShared: (_none, { copyId: of, authorId: ownerId, kind, sourceId: id, sharedAt: at }) =>
    actLine('sharing', { of, ownerId, kind: 'given', about: { kind, id }, at }),
};
const handle = evolveWith<SendingDocument | null, Exclude<LedgerEvent, CommunityCopyWithdrawn>>(handlers);

/** A copy that is taken back is its author’s, which is said by the record alone. */
const lineOf = (event: RecordedEvent): SendingDocument | null => {
  if (event.type !== 'CommunityCopyWithdrawn') return handle(null, event as RecordedEvent<SendingEvent>);
  const { data, metadata } = event as RecordedEvent<CommunityCopyWithdrawn>;
  const by = { ownerId: metadata.ownerId ?? '', kind: 'withdrawn', at: data.withdrawnAt } as const;
  return actLine('sharing', { ...by, of: data.copyId });
};

export const sendingProjection = defineRecordProjection<SendingDocument>()({
  model: sendingModel,
  handles: [...Object.keys(handlers), 'CommunityCopyWithdrawn'],
  documentId: (event) => lineOf(event)?.entryId ?? '',
  apply: (_none, event) => lineOf(event),
});
