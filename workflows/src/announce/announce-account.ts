import { client, type Client } from '@ecrin/domain/client/client.aggregate.ts';
import type { ClientAccountEvent } from '@ecrin/domain/client/client.events.ts';
import { readReferralCode } from '@ecrin/domain/client/referral-code.ts';
import { loadAggregate, streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Tell } from './announcement.ts';

export const tellOfPassword: Tell = async (_services, { id, at, timeZone }) => ({
  ownerId: id,
  kind: 'account',
  subject: null,
  timeZone,
  moment: at,
});

/** An address that takes the place of another; the first one is no news. */
export const tellOfEmail: Tell = async ({ events }, { id, revision, at, timeZone }) => {
  let [state, former]: [Client, string | null] = [client.initial, null];
  for await (const event of events.readStream(streamOf(client, id))) {
    if (event.revision === revision) former = emailOf(state);
    // A client's stream holds only its events; newer types change nothing.
    state = client.evolve(state, event as unknown as ClientAccountEvent);
    if (event.revision === revision)
      return former === null || former === emailOf(state)
        ? null
        : { ownerId: id, kind: 'account', subject: null, timeZone, moment: at };
  }
  return null;
};

const emailOf = (state: Client): string | null => (state.status === 'registered' ? state.emailHash : null);

/** To whoever invited: that somebody came, not who. */
export const tellOfFriend: Tell = async ({ events, referrerOf }, { id, at, timeZone }) => {
  const code = await codeGivenBy(events, id);
  const ownerId = code && (await referrerOf(code));
  if (!code || !ownerId || ownerId === id) return null;
  const { state: referrer } = await loadAggregate(events, client, { id: ownerId });
  return referrer.status === 'registered'
    ? { ownerId, kind: 'referral', subject: { kind: 'referral', id: code }, timeZone, moment: at }
    : null;
};

const codeGivenBy = async (events: Parameters<Tell>[0]['events'], clientId: string): Promise<string | null> => {
  for await (const event of events.readStream(streamOf(client, clientId))) {
    // As above.
    const registered = event as unknown as ClientAccountEvent;
    if (registered.type === 'ClientRegistered') return readReferralCode(registered.private?.referralCode ?? '');
  }
  return null;
};
