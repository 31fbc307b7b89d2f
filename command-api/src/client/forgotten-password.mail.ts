import { issueLink } from '../challenge/link.ts';
import { mailOf } from '../messages/letter.ts';
import { mailSentences } from '../messages/mail-sentences.ts';
import type { Writer } from '../messages/writer.ts';
import { payloadOfLink } from './address-of-link.ts';
import { findAccounts } from './find-accounts.ts';

const linkMs = 30 * 60_000;
export const resetLinkPurpose = 'reset-link';

/** A link to whose the address is: who proved it, else the first who gave it. Nobody is told that there is nobody. */
export const forgottenPasswordMail: Writer<'forgotten-password'> = async ({ emailHash }, writing) => {
  const { main } = await findAccounts(writing, emailHash);
  if (!main?.email) return null;
  const { clientId, email, language } = main;
  const { publicUrl, now } = writing;
  const token = await issueLink(writing, {
    purpose: resetLinkPurpose,
    whom: clientId,
    payload: payloadOfLink({ clientId, emailHash }),
    now,
    ms: linkMs,
  });
  return mailOf(
    email,
    language,
    mailSentences[language].forgottenPassword(`${publicUrl}/forgot-password#token=${token}`),
  );
};
