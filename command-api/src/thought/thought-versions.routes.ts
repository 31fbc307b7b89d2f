import {
  chooseVersionRequest,
  listThoughtVersionsQuery,
  openVersions,
  thoughtVersion,
  thoughtVersionParams,
  thoughtVersions,
} from '@ecrin/contracts/thought/thought-versions.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { chooseThoughtVersion } from '@ecrin/domain/thought/commands/choose-thought-version.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { findThoughtVersion, listThoughtVersions } from './thought-versions.ts';
import { chosenWords, findTwoVersions } from './two-versions.ts';

const chosen = { refused: 'thought.versions-chosen' } as const;

type Services = Readonly<{ events: Pick<Events, 'readStream'> }>;

const twoVersionsRoutes = ({ events }: Services) =>
  [
    customRoute({
      method: 'get',
      path: '/thoughts/:thoughtId/two-versions',
      access: 'client',
      summary: 'Shows the two versions of a thought that two devices edited unseen by each other',
      params: thoughtParams,
      answer: openVersions,
      handle: async ({ params }, { clientId }) => {
        const found = await findTwoVersions(events, { ...params, clientId });
        return 'refused' in found ? found : { json: found };
      },
    }),
    commandRoute({
      method: 'put',
      path: '/thoughts/:thoughtId/two-versions',
      access: 'client',
      summary: 'Chooses what stays of two versions; both stay in the history',
      params: thoughtParams,
      body: chooseVersionRequest,
      aggregate: thought,
      id: ({ params }) => params.thoughtId,
      absent: 'thought.not-found',
      prepare: async ({ params, body }, { clientId }) => {
        const found = await findTwoVersions(events, { ...params, clientId });
        if ('refused' in found) return found;
        const words = found.open && chosenWords(found.open.parts, body.choices);
        return words === null ? chosen : { words };
      },
      input: ({ params, body: { unseenSince }, found }, { now }) => ({ ...params, ...found, unseenSince, now }),
      decide: chooseThoughtVersion,
    }),
  ] as const;

export const createThoughtVersionRoutes = ({ events }: Services) =>
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
    ...twoVersionsRoutes({ events }),
  ] as const;
