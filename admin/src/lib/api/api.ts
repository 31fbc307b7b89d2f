import { createBaseQuery } from '@ecrin/browser/api/base-query.ts';
import { createApi } from '@reduxjs/toolkit/query/react';
import { authorisedFetch } from './authorised-fetch.ts';

/** All server state of the back-office. Features inject endpoints (paths under `/api/admin`). */
export const api = createApi({
  baseQuery: createBaseQuery('admin', authorisedFetch),
  tagTypes: ['AdminProfile', 'AdminSession', 'Admin'],
  endpoints: () => ({}),
});
