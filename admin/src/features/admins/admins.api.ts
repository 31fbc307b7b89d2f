import type { CreateAdminRequest, EditAdminRequest, SetAdminPasswordRequest } from '@ecrin/contracts/admin/admin.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

type Of<Body> = Readonly<{ adminId: string; body: Body }>;
/** Also after a refusal: the server's state may differ from this page. One’s own profile may change with the list. */
const adminChangeTags = { invalidatesTags: ['Admin', 'AdminProfile'] } as const;
const adminRequest = (adminId: string, part: string, method: 'POST' | 'DELETE') => ({
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
      ...adminChangeTags,
    }),
    setAdminPassword: build.mutation<void, Of<SetAdminPasswordRequest>>({
      query: ({ adminId, body }) => ({ url: `/admins/${adminId}/password`, method: 'PUT', body }),
      ...adminChangeTags,
    }),
    deactivateAdmin: build.mutation<void, string>({
      query: (adminId) => adminRequest(adminId, 'deactivation', 'POST'),
      ...adminChangeTags,
    }),
    reactivateAdmin: build.mutation<void, string>({
      query: (adminId) => adminRequest(adminId, 'deactivation', 'DELETE'),
      ...adminChangeTags,
    }),
    endAdminSessions: build.mutation<void, string>({
      query: (adminId) => adminRequest(adminId, 'sessions', 'DELETE'),
      ...adminChangeTags,
    }),
    takeSecondFactorAway: build.mutation<void, string>({
      query: (adminId) => adminRequest(adminId, 'second-factor', 'DELETE'),
      ...adminChangeTags,
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
