import type { OperatorNotice } from '@ecrin/contracts/site/operator.ts';
import { api } from './api.ts';

export const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOperator: build.query<OperatorNotice, void>({ query: () => '/operator', keepUnusedDataFor: 600 }),
  }),
});

export const { useGetOperatorQuery } = operatorApi;

/** The address of a link to whoever runs this server. */
export const contactLink = (contact: string): string => (contact.startsWith('https:') ? contact : `mailto:${contact}`);
