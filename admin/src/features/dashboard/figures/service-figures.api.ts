import type { OpenAccessesAnswer } from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { api } from '#lib/api/api.ts';

/** The zone this device is in, by the name it has for it; the server may not know it. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const { useGetServiceFiguresQuery, useListOpenAccessesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getServiceFigures: build.query<ServiceFigures, FigureSpan>({
      query: (span) => ({ url: '/service-figures', params: { span, timeZone: zoneHere() } }),
      providesTags: ['ServiceFigures'],
    }),
    // Every other superadmin is told when one opens.
    listOpenAccesses: build.query<OpenAccessesAnswer, void>({
      query: () => '/exceptional-accesses',
      providesTags: ['AdminNotification', 'ContentAccess'],
    }),
  }),
});
