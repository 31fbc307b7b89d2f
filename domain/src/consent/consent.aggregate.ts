import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ConsentEvent } from './consent.events.ts';
import { consentWording, type ConsentPurpose, type ConsentTarget } from './consent.vocabulary.ts';

/** What was agreed to. `model` null: of earlier versions, which named the host alone. */
type Accepted = Readonly<{ host: string; model: string | null; wording: number }>;

/** `given`: the one host and model of each purpose that may be sent to, and the words that were agreed to; a consent to another replaces it. */
export type Consent = Readonly<{
  ownerId: string | null;
  given: Readonly<Partial<Record<ConsentPurpose, Accepted>>>;
}>;

export const consent: Aggregate<Consent, ConsentEvent> = {
  category: 'chat-consent',
  initial: { ownerId: null, given: {} },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Consent, ConsentEvent>({
    ConsentGiven: ({ given }, { clientId, purpose, host, model, wording }) => ({
      ownerId: clientId,
      given: { ...given, [purpose]: { host, model, wording } },
    }),
    ConsentWithdrawn: (state, { purpose }) => without(purpose, state),
    ChatEndpointAccepted: ({ given }, { clientId, endpoint }) => ({
      ownerId: clientId,
      given: { ...given, answers: { host: endpoint, model: null, wording: 1 } },
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

/** Whether what was accepted is what would happen: the same host and model, by the words of today. */
export const covers = (accepted: Accepted | undefined, { host, model }: ConsentTarget): boolean =>
  accepted?.host === host && (accepted.model ?? model) === model && accepted.wording === consentWording;

/** Whether words may be sent to a model for a purpose. */
export const isGiven = ({ given }: Consent, purpose: ConsentPurpose, target: ConsentTarget): boolean =>
  covers(given[purpose], target);
