import type { SentFor } from '@ecrin/platform/ports/sent-for.ts';
import { findAddressAccounts, registeredAccounts } from '#account/find-accounts.ts';
import { holderOfCode } from '#account/phone/phone-code.ts';
import type { MessageContext } from './message-writer.ts';
import type { QueuedMessage } from './queued-message.ts';

/** Whose ledger has a message: of a forgotten password each account that it opens. Nobody’s: what administrators are told, and a code to a number without an account. */
export const findSentFor = async (message: QueuedMessage, writing: MessageContext): Promise<readonly SentFor[]> => {
  if ('clientId' in message) return [{ clientId: message.clientId, why: message.kind }];
  if (message.kind === 'forgotten-password') {
    const accounts = registeredAccounts(await findAddressAccounts(writing, message.emailHash));
    return accounts.flatMap((account) => (account ? [{ clientId: account.clientId, why: message.kind }] : []));
  }
  if (message.kind !== 'phone-code') return [];
  const clientId = await holderOfCode(writing, message);
  return clientId === null ? [] : [{ clientId, why: message.kind }];
};
