import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { ClientAccountEvent } from '@ecrin/domain/client/client.events.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

/** Under which an account was ever written to, its hashed addresses, its credentials and its passkeys; the addresses themselves only while there is a key. */
export type AccountTraces = Readonly<{
  addresses: ReadonlySet<string>;
  emailHashes: ReadonlySet<string>;
  credentialIds: ReadonlySet<string>;
  passkeyIds: ReadonlySet<string>;
}>;

export const findTraces = async (events: Pick<Events, 'readStream'>, ownerId: string): Promise<AccountTraces> => {
  const found = {
    addresses: new Set<string>(),
    emailHashes: new Set<string>(),
    credentialIds: new Set<string>(),
    passkeyIds: new Set<string>(),
  };
  const own = events.readStream(streamOf(client, ownerId)) as AsyncIterable<RecordedEvent<ClientAccountEvent>>;
  for await (const { data, private: words } of own) {
    for (const name of ['email', 'phone']) add(found.addresses, words, name);
    add(found.emailHashes, data, 'emailHash');
    add(found.credentialIds, data, 'credentialId');
    add(found.passkeyIds, data, 'passkeyId');
  }
  return found;
};

const add = (to: Set<string>, from: object | null, name: string): void => {
  const value: unknown = from && name in from ? from[name as never] : null;
  if (typeof value === 'string') to.add(value);
};
