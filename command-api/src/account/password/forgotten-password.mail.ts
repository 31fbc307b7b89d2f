import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { issueLink } from '../challenge/one-time-link.ts';
import { serializeEmailLink } from '../email/email-link-payload.ts';
import { findAccounts } from '../find-accounts.ts';

const linkMs = 30 * 60_000;
export const resetLinkPurpose = 'reset-link';

/** A link to the owner of the address: the account that proved it, else the first that registered with it. Unknown addresses are not revealed. */
export const forgottenPasswordMail: MessageWriter<'forgotten-password'> = async ({ emailHash }, writing) => {
  const { main } = await findAccounts(writing, emailHash);
  if (!main?.email) return null;
  const { clientId, email, language } = main;
  const { publicUrl, now } = writing;
  const token = await issueLink(writing, {
    purpose: resetLinkPurpose,
    recipient: clientId,
    payload: serializeEmailLink({ clientId, emailHash }),
    now,
    ms: linkMs,
  });
  return renderMail(
    email,
    language,
    mailTexts[language].forgottenPassword(`${publicUrl}/forgot-password#token=${token}`),
  );
};
