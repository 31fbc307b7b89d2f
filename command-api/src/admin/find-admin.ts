import { admin, type Admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { roster, rosterId, type Roster, type RosterEntry } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

type Reading = Pick<ApiServices, 'events'>;

/** `credentialId`: of the current password. `isDone`: the command was executed before. */
export type KnownAdmin = Readonly<{ entry: RosterEntry; own: Admin; credentialId: string; isDone: boolean }>;

export const loadRoster = ({ events }: Reading) => loadAggregate(events, roster, { id: rosterId });

/** Read from the streams themselves: a removed role counts at once. */
export const findAdmin = async (services: Reading, adminId: string, commandId = ''): Promise<KnownAdmin | null> => {
  const { state } = await loadRoster(services);
  return withOwn(services, state.get(adminId), commandId);
};

/** An active one; others may not sign in. The same work for an unknown address. */
export const findAdminByEmail = async (services: Reading, emailHash: string): Promise<KnownAdmin | null> => {
  const { state } = await loadRoster(services);
  return withOwn(services, activeWith(state, emailHash), '');
};

const activeWith = (state: Roster, emailHash: string): RosterEntry | undefined =>
  [...state.values()].find((entry) => entry.emailHash === emailHash && entry.status === 'active');

const withOwn = async (
  { events }: Reading,
  entry: RosterEntry | undefined,
  commandId: string,
): Promise<KnownAdmin | null> => {
  const { state: own, before } = await loadAggregate(events, admin, { id: entry?.adminId ?? 'nobody', commandId });
  return entry ? { entry, own, credentialId: own.credentialId ?? entry.credentialId, isDone: before !== null } : null;
};

/** French, as everywhere, for an unknown one. */
export const findAdminLanguage = async (services: Reading, adminId: string): Promise<Language> => {
  const known = await findAdmin(services, adminId);
  return known ? (known.own.language ?? known.entry.language) : 'fr';
};
