import {
  listThoughtVersionsQuery,
  thoughtVersion,
  thoughtVersionParams,
  thoughtVersions,
} from '@ecrin/contracts/thought/thought-versions.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { findThoughtVersion, listThoughtVersions } from './thought-versions.ts';

export const createThoughtVersionRoutes = ({ events }: Readonly<{ events: Pick<Events, 'readStream'> }>) =>
  [
    customRoute({
      method: 'get',
      path: '/thoughts/:thoughtId/versions',
      access: 'client',
      summary: 'Lists the wordings a thought had, newest first, a page at a time',
      params: thoughtParams,
      query: listThoughtVersionsQuery,
      answer: thoughtVersions,
      handle: async ({ params, query }, { clientId }) => {
        const listed = await listThoughtVersions(events, { ...params, ...query, clientId });
        return 'refused' in listed ? listed : { json: listed };
      },
    }),
    customRoute({
      method: 'get',
      path: '/thoughts/:thoughtId/versions/:revision',
      access: 'client',
      summary: 'Shows one wording of a thought whole',
      params: thoughtVersionParams,
      answer: thoughtVersion,
      handle: async ({ params }, { clientId }) => {
        const found = await findThoughtVersion(events, { ...params, clientId });
        return 'refused' in found ? found : { json: found };
      },
    }),
  ] as const;
