import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { ClientAccountEvent } from '@ecrin/domain/client/client.events.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

/** Under which an account was ever written to, and its hashed addresses and credentials; the addresses themselves only while there is a key. */
export type AccountTraces = Readonly<{
  addresses: ReadonlySet<string>;
  emailHashes: ReadonlySet<string>;
  credentialIds: ReadonlySet<string>;
}>;

export const findTraces = async (events: Pick<Events, 'readStream'>, ownerId: string): Promise<AccountTraces> => {
  const addresses = new Set<string>();
  const emailHashes = new Set<string>();
  const credentialIds = new Set<string>();
  const own = events.readStream(streamOf(client, ownerId)) as AsyncIterable<RecordedEvent<ClientAccountEvent>>;
  for await (const { data, private: words } of own) {
    if (words && 'email' in words && words.email) addresses.add(words.email);
    if (words && 'phone' in words) addresses.add(words.phone);
    if ('emailHash' in data && data.emailHash) emailHashes.add(data.emailHash);
    if ('credentialId' in data && data.credentialId) credentialIds.add(data.credentialId);
  }
  return { addresses, emailHashes, credentialIds };
};
