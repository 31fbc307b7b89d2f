import type { ConsentEvent } from '@ecrin/domain/consent/consent.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { consentId, consentModel, type ConsentDocument } from './consent.model.ts';

/** Earlier versions asked for answers only. */
const earlier = { purpose: 'answers', model: null, wording: 1 } as const;

const withdrawn = (consent: ConsentDocument | null, since: string): ConsentDocument | null =>
  consent && { ...consent, given: false, since };

export const consentProjection = defineProjection<ConsentDocument, ConsentEvent>()({
  model: consentModel,
  documentId: ({ data }) => consentId(data.clientId, 'purpose' in data ? data.purpose : earlier.purpose),
  on: {
    ConsentGiven: (_consent, { clientId: ownerId, purpose, host, model, wording, givenAt: since }) => ({
      ownerId,
      purpose,
      host,
      model,
      wording,
      given: true,
      since,
    }),
    ConsentWithdrawn: (consent, { withdrawnAt }) => withdrawn(consent, withdrawnAt),
    ChatEndpointAccepted: (_consent, { clientId: ownerId, endpoint: host, acceptedAt: since }) => ({
      ...earlier,
      ownerId,
      host,
      given: true,
      since,
    }),
    ChatEndpointWithdrawn: (consent, { withdrawnAt }) => withdrawn(consent, withdrawnAt),
  },
});
