import { client, type Client } from '@ecrin/domain/client/client.aggregate.ts';
import { readReferralCode } from '@ecrin/domain/client/referral-code.ts';
import { loadAggregate, loadAt, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

/** What was done to their account, by themselves or by an administrator. */
export const announceAct: AnnounceAbout = async (_services, { id, at, timeZone }) => ({
  ownerId: id,
  kind: 'account',
  subject: null,
  timeZone,
  moment: at,
});

/** Their account was opened on a device it did not know. */
export const announceNewDevice: AnnounceAbout = async (_services, { id, ownerId, at, timeZone }) =>
  ownerId === null ? null : { ownerId, kind: 'account', subject: { kind: 'session', id }, timeZone, moment: at };

/** What an administrator did, whose word to them is among the looks. */
export const announceActWithWord: AnnounceAbout = async (_services, { id, at, timeZone }) => ({
  ownerId: id,
  kind: 'account',
  subject: { kind: 'look', id },
  timeZone,
  moment: at,
});

/** That a proposed erasure was not confirmed; nothing where the client has asked for one meanwhile. */
export const announceErasureNotConfirmed: AnnounceAbout = async (services, input) => {
  const { state } = await loadAggregate(services.events, client, { id: input.id });
  return state.status === 'registered' && state.erasure === null ? announceActWithWord(services, input) : null;
};

/** A changed address; the first one is not announced. */
export const announceEmail: AnnounceAbout = async ({ events }, { id, revision, at, timeZone }) => {
  const { before, at: then } = await loadAt(events, client, { id, revision });
  const former = emailOf(before);
  return former === null || former === emailOf(then)
    ? null
    : { ownerId: id, kind: 'account', subject: null, timeZone, moment: at };
};

const emailOf = (state: Client): string | null => (state.status === 'registered' ? state.emailHash : null);

/** To the referrer: that somebody registered, not who. */
export const announceFriend: AnnounceAbout = async ({ events, referrerOf }, { id, at, timeZone }) => {
  const code = await referralCodeUsedBy(events, id);
  const ownerId = code && (await referrerOf(code));
  if (!code || !ownerId || ownerId === id) return null;
  const { state: referrer } = await loadAggregate(events, client, { id: ownerId });
  return referrer.status === 'registered'
    ? { ownerId, kind: 'referral', subject: { kind: 'referral', id: code }, timeZone, moment: at }
    : null;
};

const referralCodeUsedBy = async (
  events: Parameters<AnnounceAbout>[0]['events'],
  clientId: string,
): Promise<string | null> => {
  for await (const event of readEvents(events, client, { id: clientId })) {
    if (event.type === 'ClientRegistered') return readReferralCode(event.private?.referralCode ?? '');
  }
  return null;
};
