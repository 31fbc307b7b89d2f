import type { AssignItemRequest, InboxHolders } from '@ecrin/contracts/inbox/assignment.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '../api/api.ts';

/** `path`: of the item in the API. */
type Assigned = Readonly<{ path: string; body: AssignItemRequest }>;

/** Whose the items of the inbox are. */
export const { useListInboxHoldersQuery, useAssignItemMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listInboxHolders: build.query<InboxHolders['items'], void>({
      query: () => '/inbox-holders',
      transformResponse: ({ items }: InboxHolders) => items,
      providesTags: ['Admin'],
    }),
    assignItem: build.mutation<Receipt, Assigned>({
      query: ({ path, body }) => ({ url: `${path}/holder`, method: 'PUT', body }),
      // Also after a refusal: another administrator has it.
      invalidatesTags: ['Request', 'CommentReport', 'ErasureProposal'],
    }),
  }),
});
