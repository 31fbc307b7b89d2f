import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';

/** To the current address, while another one is really pending. */
export const emailChangeAskedMail: MessageWriter<'email-change-asked'> = async ({ clientId, emailHash }, writing) => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email || account.awaitedEmail?.emailHash !== emailHash) return null;
  const { email, language } = account;
  return renderMail(email, language, mailTexts[language].emailChangeAsked(`${writing.publicUrl}/forgot-password`));
};

/** To the previous address, once the other has really replaced it. */
export const emailChangedMail: MessageWriter<'email-changed'> = async (
  { clientId, emailHash, formerEmail },
  writing,
) => {
  const account = await findAccount(writing, clientId);
  if (account?.emailHash !== emailHash) return null;
  return renderMail(
    formerEmail,
    account.language,
    mailTexts[account.language].emailChanged(`${writing.publicUrl}/legal`),
  );
};
