import type { OpenAccessesAnswer } from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { api } from '#lib/api/api.ts';

export const { useGetServiceFiguresQuery, useListOpenAccessesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getServiceFigures: build.query<ServiceFigures, FigureSpan>({
      query: (span) => `/service-figures?span=${span}`,
      providesTags: ['ServiceFigures'],
    }),
    // Every other superadmin is told when one opens.
    listOpenAccesses: build.query<OpenAccessesAnswer, void>({
      query: () => '/exceptional-accesses',
      providesTags: ['AdminNotification', 'ContentAccess'],
    }),
  }),
});
