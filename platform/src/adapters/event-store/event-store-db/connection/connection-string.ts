import type { Credentials } from '@eventstore/db-client';
import { EventStoreFault } from '#ports/event-store.ts';

/** The address without secrets: only it is given to the client as text, which puts its connection string into warnings and errors. */
export type SplitConnectionString = Readonly<{ address: string; credentials: Credentials | null }>;

/** Removes the credentials from `esdb://user:password@host:port?options`. Throws `malformed`, without quoting anything. */
export const splitConnectionString = (text: string): SplitConnectionString => {
  const [, scheme, authority = '', rest = ''] = /^(esdb(?:\+discover)?:\/\/)([^/?]*)(.*)$/s.exec(text.trim()) ?? [];
  if (!scheme) throw malformed('it begins with esdb:// or esdb+discover://');
  const at = authority.lastIndexOf('@');
  if (rest.includes('@')) throw malformed('@, / and ? in a password are written %40, %2F and %3F');
  return {
    address: scheme + authority.slice(at + 1) + rest,
    credentials: at < 0 ? null : credentialsOf(authority.slice(0, at)),
  };
};

const malformed = (why: string): EventStoreFault =>
  new EventStoreFault('malformed', `EVENTSTORE_URL is no connection string of EventStoreDB: ${why}`);

const credentialsOf = (text: string): Credentials => {
  const colon = text.indexOf(':');
  if (colon < 1) throw malformed('a user comes with a password');
  return hidden({ username: decoded(text.slice(0, colon)), password: decoded(text.slice(colon + 1)) });
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw malformed('a % in user or password is written %25');
  }
};

/** Not enumerable: printing the options of a call, as the client's own debug output does, prints no password. */
const hidden = ({ username, password }: Credentials): Credentials =>
  Object.defineProperties({} as Credentials, { username: { value: username }, password: { value: password } });
