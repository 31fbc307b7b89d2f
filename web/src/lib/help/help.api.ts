import type { FindHelpAnswer, HelpNumbersAnswer } from '@ecrin/contracts/help/help.ts';
import { api } from '../api/api.ts';

const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Its argument are the words themselves: an answer lasts as long as they are shown. */
    findHelp: build.query<FindHelpAnswer, string>({
      query: (text) => ({ url: '/help', method: 'POST', body: { text } }),
      keepUnusedDataFor: 0,
    }),
    listHelpNumbers: build.query<HelpNumbersAnswer, void>({ query: () => '/help/numbers' }),
  }),
});
export const { useFindHelpQuery, useListHelpNumbersQuery } = helpApi;
