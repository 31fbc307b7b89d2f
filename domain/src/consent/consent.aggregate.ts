import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ConsentEvent } from './consent.events.ts';
import { consentWording, type ConsentPurpose } from './consent.vocabulary.ts';

/** `given`: the one host of each purpose that may be sent to, and the words that were agreed to; a consent to another host replaces it. */
export type Consent = Readonly<{
  ownerId: string | null;
  given: Readonly<Partial<Record<ConsentPurpose, Readonly<{ host: string; wording: number }>>>>;
}>;

export const consent: Aggregate<Consent, ConsentEvent> = {
  category: 'chat-consent',
  initial: { ownerId: null, given: {} },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Consent, ConsentEvent>({
    ConsentGiven: ({ given }, { clientId, purpose, host, wording }) => ({
      ownerId: clientId,
      given: { ...given, [purpose]: { host, wording } },
    }),
    ConsentWithdrawn: (state, { purpose }) => without(purpose, state),
    ChatEndpointAccepted: ({ given }, { clientId, endpoint }) => ({
      ownerId: clientId,
      given: { ...given, answers: { host: endpoint, wording: 1 } },
    }),
    ChatEndpointWithdrawn: (state) => without('answers', state),
  }),
};

const without = (
  purpose: ConsentPurpose,
  { ownerId, given: { [purpose]: _withdrawn, ...given } }: Consent,
): Consent => ({
  ownerId,
  given,
});

/** Whether words may be sent to a host for a purpose, by the words of today. */
export const isGiven = ({ given }: Consent, purpose: ConsentPurpose, host: string): boolean =>
  given[purpose]?.host === host && given[purpose].wording === consentWording;
