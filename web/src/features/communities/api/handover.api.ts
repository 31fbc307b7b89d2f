import { api } from '#lib/api/api.ts';
import { changesCommunity, type OfCommunity, type OfMember } from './tagged-api.ts';

const handoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerHandover: build.mutation<unknown, OfMember>({
      query: ({ communityId, memberId }) => ({
        url: `/communities/${communityId}/handover`,
        method: 'PUT',
        body: { memberId },
      }),
      ...changesCommunity,
    }),
    withdrawHandover: build.mutation<unknown, string>({
      query: (id) => ({ url: `/communities/${id}/handover`, method: 'DELETE' }),
      ...changesCommunity,
    }),
    answerHandover: build.mutation<unknown, OfCommunity & Readonly<{ answer: 'acceptance' | 'refusal' }>>({
      query: ({ communityId, answer }) => ({ url: `/communities/${communityId}/handover/${answer}`, method: 'POST' }),
      ...changesCommunity,
    }),
  }),
});

export const { useOfferHandoverMutation, useWithdrawHandoverMutation, useAnswerHandoverMutation } = handoverApi;
