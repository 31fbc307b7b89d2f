import type { AdminRow, AdminsAnswer } from '@ecrin/contracts/admin/admin.ts';
import { api } from './api.ts';

/** Superadmins only; the dashboard counts them, the screens of administrators show them. */
export const { useListAdminsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAdmins: build.query<readonly AdminRow[], void>({
      query: () => '/admins',
      transformResponse: ({ items }: AdminsAnswer) => items,
      providesTags: ['Admin'],
    }),
  }),
});
