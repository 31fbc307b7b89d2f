import type { ConsentItem, Consents } from '@ecrin/contracts/consent/consent.ts';
import { api } from './api.ts';

type Shown = Pick<ConsentItem, 'purpose' | 'host' | 'model'> & Pick<Consents, 'wording'>;

const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConsents: build.query<Consents, void>({ query: () => '/consents', providesTags: ['Consent'] }),
    giveConsent: build.mutation<unknown, Shown>({
      query: ({ purpose, ...body }) => ({ url: `/consents/${purpose}`, method: 'PUT', body }),
      invalidatesTags: ['Consent', 'Conversation', 'Rereading'],
    }),
    /** Answered once nothing is sent for it any more. */
    withdrawConsent: build.mutation<unknown, ConsentItem['purpose']>({
      query: (purpose) => ({ url: `/consents/${purpose}`, method: 'DELETE' }),
      invalidatesTags: ['Consent', 'Conversation', 'Rereading'],
    }),
  }),
});

export const { useListConsentsQuery, useGiveConsentMutation, useWithdrawConsentMutation } = consentsApi;
