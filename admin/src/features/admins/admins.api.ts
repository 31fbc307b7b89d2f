import type { CreateAdminRequest, EditAdminRequest, SetAdminPasswordRequest } from '@ecrin/contracts/admin/admin.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api.ts';

type Of<Body> = Readonly<{ adminId: string; body: Body }>;
/** Also after a refusal: what was refused may stand differently than this page thinks. One’s own profile may move with the list. */
const moved = { invalidatesTags: ['Admin', 'AdminProfile'] } as const;
const acts = (adminId: string, part: string, method: 'POST' | 'DELETE') => ({
  url: `/admins/${adminId}/${part}`,
  method,
});

const adminsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createAdmin: build.mutation<Receipt, CreateAdminRequest>({
      query: (body) => ({ url: '/admins', method: 'POST', body }),
      invalidatesTags: ['Admin'],
    }),
    editAdmin: build.mutation<Receipt, Of<EditAdminRequest>>({
      query: ({ adminId, body }) => ({ url: `/admins/${adminId}`, method: 'PUT', body }),
      ...moved,
    }),
    setAdminPassword: build.mutation<void, Of<SetAdminPasswordRequest>>({
      query: ({ adminId, body }) => ({ url: `/admins/${adminId}/password`, method: 'PUT', body }),
      ...moved,
    }),
    deactivateAdmin: build.mutation<void, string>({
      query: (adminId) => acts(adminId, 'deactivation', 'POST'),
      ...moved,
    }),
    reactivateAdmin: build.mutation<void, string>({
      query: (adminId) => acts(adminId, 'deactivation', 'DELETE'),
      ...moved,
    }),
    endAdminSessions: build.mutation<void, string>({
      query: (adminId) => acts(adminId, 'sessions', 'DELETE'),
      ...moved,
    }),
    takeSecondFactorAway: build.mutation<void, string>({
      query: (adminId) => acts(adminId, 'second-factor', 'DELETE'),
      ...moved,
    }),
  }),
});

export const {
  useCreateAdminMutation,
  useEditAdminMutation,
  useSetAdminPasswordMutation,
  useDeactivateAdminMutation,
  useReactivateAdminMutation,
  useEndAdminSessionsMutation,
  useTakeSecondFactorAwayMutation,
} = adminsApi;
