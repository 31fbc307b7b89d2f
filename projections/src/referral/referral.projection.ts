import type { ClientProfileEdited, ClientRegistered } from '@ecrin/domain/client/client.events.ts';
import { readReferralCode } from '@ecrin/domain/client/referral-code.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { referralModel, type ReferralDocument } from './referral.model.ts';

/** Every registration with a well-formed code is stored; no answer reveals whether the code belongs to a client. */
export const referralProjection = defineProjection<ReferralDocument, ClientRegistered | ClientProfileEdited>()({
  model: referralModel,
  documentId: ({ data }) => data.clientId,
  on: {
    ClientRegistered: (_before, { clientId, registeredAt }, words) => {
      const code = readReferralCode(words?.referralCode ?? '');
      return code === null
        ? null
        : { ownerId: clientId, code, firstname: words?.firstname ?? null, joinedAt: registeredAt };
    },
    ClientProfileEdited: (friend, _data, words) =>
      friend && { ...friend, firstname: words ? (words.firstname ?? friend.firstname) : null },
  },
});
