import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';

/** The name of a client, where it may be shown; null: it is not known here, or there is none. */
export type NameOfClient = (clientId: string) => string | null;

/** For what leaves the back-office, a mail or a push that may be on a locked screen: nobody is named there. */
export const withoutNames: NameOfClient = () => null;

/** By name, else by the code that lists of clients show and searches find. */
export const clientIn = (nameOf: NameOfClient, clientId: string): string =>
  nameOf(clientId) ?? referralCodeOf(clientId);

type Several = Readonly<{ clientIds: readonly string[]; clients: number }>;

/** All who have a name in one sentence, with how many others there are; empty where nobody may be named. */
export const clientsIn = (
  { clientIds, clients }: Several,
  { nameOf, language, others }: Readonly<{ nameOf: NameOfClient; language: string; others: (count: number) => string }>,
): string => {
  if (clientIds.every((clientId) => nameOf(clientId) === null)) return '';
  const named = clientIds.map((clientId) => clientIn(nameOf, clientId));
  const rest = clients - named.length;
  return `${new Intl.ListFormat(language).format(rest > 0 ? [...named, others(rest)] : named)}. `;
};
