import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { renderMail } from '#messages/mail-template.ts';
import { mailTexts, type AccountToReset } from '#messages/mail-texts.ts';
import type { MessageContext, MessageWriter } from '#messages/message-writer.ts';
import { issueLink } from '../challenge/one-time-link.ts';
import { serializeEmailLink } from '../email/email-link-payload.ts';
import { findAddressAccounts, registeredAccounts } from '../find-accounts.ts';

export const resetLinkMs = 30 * 60_000;
export const resetLinkPurpose = 'reset-link';

/** To the owner of the address, a link for each account it may open. Unknown addresses are not revealed. */
export const forgottenPasswordMail: MessageWriter<'forgotten-password'> = async ({ emailHash }, writing) => {
  const accounts = registeredAccounts(await findAddressAccounts(writing, emailHash)).filter(
    (account) => account !== null,
  );
  const [first] = accounts;
  if (!first?.email) return null;
  const links = await Promise.all(accounts.map((account) => accountToReset(writing, account, emailHash)));
  return renderMail(first.email, first.language, mailTexts[first.language].forgottenPassword(links));
};

const accountToReset = async (
  writing: MessageContext,
  { clientId, portrait: { firstname = '' }, registeredAt }: RegisteredClient,
  emailHash: string,
): Promise<AccountToReset> => {
  const token = await issueLink(writing, {
    purpose: resetLinkPurpose,
    recipient: clientId,
    payload: serializeEmailLink({ clientId, emailHash }),
    now: writing.now,
    ms: resetLinkMs,
  });
  return {
    firstname: isPlainName(firstname) ? firstname : null,
    registeredAt,
    thoughts: await writing.countThoughtsOf(clientId),
    url: `${writing.publicUrl}/forgot-password#token=${token}`,
  };
};

/** An attacker who registered with somebody else’s address chose the name: it must not contain a message. */
const isPlainName = (name: string): boolean => /^\p{L}[\p{L}\p{M} '’-]{0,29}$/u.test(name);
