import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { api } from '#lib/api/api.ts';

export const { useGetServiceFiguresQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getServiceFigures: build.query<ServiceFigures, FigureSpan>({
      query: (span) => `/service-figures?span=${span}`,
      providesTags: ['ServiceFigures'],
    }),
  }),
});
