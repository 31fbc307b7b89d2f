import type { ExportAddress } from '@ecrin/contracts/export/export.ts';
import { api } from '#lib/api/api.ts';

const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueExportAddress: build.mutation<ExportAddress, void>({ query: () => ({ url: '/export', method: 'POST' }) }),
  }),
});

export const { useIssueExportAddressMutation } = dataApi;
