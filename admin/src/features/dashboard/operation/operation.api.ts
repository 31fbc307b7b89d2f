import type { StorageAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { DelaySpan, ServiceDelays } from '@ecrin/contracts/service-figures/service-delays.ts';
import { api } from '#lib/api/api.ts';

export const { useGetServiceDelaysQuery, useGetStorageQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getServiceDelays: build.query<ServiceDelays, DelaySpan>({
      query: (span) => `/service-delays?span=${span}`,
      providesTags: ['ServiceFigures'],
    }),
    getStorage: build.query<StorageAnswer, void>({ query: () => '/storage' }),
  }),
});
