import { mailOf } from '../messages/letter.ts';
import { mailSentences } from '../messages/mail-sentences.ts';
import type { Writer } from '../messages/writer.ts';
import { findAccount } from './find-accounts.ts';

/** To the account's own address once that is proved; a stranger whose address somebody gave is told nothing. */
export const passwordChangedMail: Writer<'password-changed'> = async ({ clientId, credentialId }, writing) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || account.credentialId !== credentialId) return null;
  const { email, language } = account;
  return mailOf(email, language, mailSentences[language].passwordChanged(`${writing.publicUrl}/forgot-password`));
};
