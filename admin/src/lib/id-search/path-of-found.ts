import type { FoundId, IdentifiedKind } from '@ecrin/contracts/activity/found-ids.ts';

/** What has a page of its own, whoever it belongs to. */
const pages: Readonly<Partial<Record<IdentifiedKind, string>>> = {
  client: '/admin/clients',
  request: '/admin/requests',
  organization: '/admin/organizations',
  broadcast: '/admin/communication',
};

/** Where an administrator may see it: on a page of its own, or in the history of whose it is, narrowed to it. */
export const pathOfFound = ({ kind, id, clientId }: Omit<FoundId, 'beganAt'>): string => {
  const page = pages[kind];
  if (page) return `${page}/${id}`;
  // An orb of nobody is offered to every client.
  return clientId === null ? `/admin/orbs/${id}` : `/admin/clients/${clientId}?thing=${kind}-${id}`;
};
