import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { isUnavailable } from '@ecrin/platform/event-sourcing/log-fit.ts';
import { StoreUnavailable } from '@ecrin/platform/event-sourcing/store-unavailable.ts';
import { UnfitStoreFault } from '@ecrin/platform/ports/store-fit.ts';
import { z } from 'zod';
import type { Stores } from './open-stores.ts';

type ProvedStores = Pick<Stores, 'events' | 'access' | 'vault'>;
type Person = Readonly<{ userType: 'client' | 'admin'; userId: string }>;

/** Events looked at: a store that is missing or of another log fails at the first, an older one at the last. */
const looked = [
  { direction: 'backward', max: 2_000 },
  { direction: 'forward', max: 500 },
] as const;
/** At each end: the folding of each costs a read. */
const mostPersons = 50;

const missingSentence =
  'There are accounts whose passwords and sessions are missing: the store of accounts is gone, an older copy, or of other events. Put back the one that belongs to the events (access.db with access.db-wal, or the database of accounts in MongoDB).';

/** Throws `UnfitStoreFault` when people of the log are unknown to the store of accounts: nobody of them could sign in. Proves nothing while a store does not answer. */
export const proveAccounts = async (stores: ProvedStores): Promise<void> => {
  try {
    for (const person of await personsIn(stores.events))
      if (!(await isKnown(stores, person))) throw new UnfitStoreFault(missingSentence);
  } catch (fault) {
    if (!isUnavailable(fault) && !(fault instanceof StoreUnavailable)) throw fault;
  }
};

const clientNamed = z
  .object({ clientId: z.string(), credentialId: z.string() })
  .transform(({ clientId }): Person => ({ userType: 'client', userId: clientId }));
const adminNamed = z
  .object({ adminId: z.string(), credentialId: z.string() })
  .transform(({ adminId }): Person => ({ userType: 'admin', userId: adminId }));
const named = new Map<string, z.ZodType<Person>>([
  ['ClientRegistered', clientNamed],
  ['ClientPasswordChanged', clientNamed],
  ['AdminCreated', adminNamed],
  ['AdminPasswordChanged', adminNamed],
]);

/** Whose password an event names; null: nobody's. */
const personOf = ({ type, data }: RecordedEvent): Person | null => named.get(type)?.safeParse(data).data ?? null;

const personsIn = async (events: ProvedStores['events']): Promise<readonly Person[]> => {
  const persons = new Map<string, Person>();
  for (const part of looked) {
    const most = persons.size + mostPersons;
    for await (const event of events.readAll(part)) {
      const person = event.damaged || persons.size >= most ? null : personOf(event);
      if (person) persons.set(person.userId, person);
    }
  }
  return [...persons.values()];
};

/**
 * By their password, or a session: in a backup whose accounts were copied after its events somebody may have changed the password in between.
 * Somebody whose key is destroyed needs neither.
 */
const isKnown = async ({ events, access, vault }: ProvedStores, person: Person): Promise<boolean> => {
  const credentialId = await (person.userType === 'client' ? clientCredential : adminCredential)(events, person.userId);
  if (credentialId === null || (await access.findCredential(credentialId)) !== null) return true;
  const sessions = await access.sessionsOf(person, new Date(0).toISOString());
  return sessions.length > 0 || (await vault.find(person.userId)) === null;
};

const clientCredential = async (events: ProvedStores['events'], id: string): Promise<string | null> => {
  const { state } = await loadAggregate(events, client, { id });
  return state.status === 'registered' ? state.credentialId : null;
};

const adminCredential = async (events: ProvedStores['events'], id: string): Promise<string | null> => {
  const [own, all] = [
    await loadAggregate(events, admin, { id }),
    await loadAggregate(events, roster, { id: rosterId }),
  ];
  return own.state.credentialId ?? all.state.get(id)?.credentialId ?? null;
};
