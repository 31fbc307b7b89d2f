import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';

/** To the account's own address once it is proved; the owner of an address that was only claimed gets nothing. */
export const passwordChangedMail: MessageWriter<'password-changed'> = async ({ clientId, credentialId }, writing) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || account.credentialId !== credentialId) return null;
  const { email, language } = account;
  return renderMail(email, language, mailTexts[language].passwordChanged(`${writing.publicUrl}/forgot-password`));
};
