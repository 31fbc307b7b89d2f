import type { ExportAddress } from '@ecrin/contracts/export/export.ts';
import type { RecordingRetention } from '@ecrin/contracts/service-settings/recording-retention.ts';
import { api } from '#lib/api/api.ts';

const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    findRecordingRetention: build.query<RecordingRetention, void>({ query: () => '/recording-retention' }),
    issueExportAddress: build.mutation<ExportAddress, void>({ query: () => ({ url: '/export', method: 'POST' }) }),
  }),
});

export const { useFindRecordingRetentionQuery, useIssueExportAddressMutation } = dataApi;
