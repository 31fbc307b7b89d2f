import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { issueCode } from '../challenge/one-time-code.ts';
import { issueLink } from '../challenge/one-time-link.ts';
import { findAccount, findEmailHolder } from '../find-accounts.ts';
import { serializeEmailLink } from './email-link-payload.ts';

/** How long the link is good for: mail may be read the next morning. */
const linkMs = 24 * 3_600_000;

/** An address whose mail a client has still to be seen to read. */
export type UnprovedEmail = Readonly<{ emailHash: string; email: string }>;

/** The one to take the present one's place, else the present one while it is not proved; null: none, or its words are gone. */
export const unprovedEmail = ({
  awaitedEmail,
  emailProved,
  emailHash,
  email,
}: RegisteredClient): UnprovedEmail | null => {
  const wanted = awaitedEmail ?? (emailProved ? null : { emailHash, email });
  return wanted?.emailHash && wanted.email ? { emailHash: wanted.emailHash, email: wanted.email } : null;
};

export const emailCodeKey = (clientId: string): string => `email-code:${clientId}`;
/** What mails that prove an address are counted for. */
export const emailCodeSendKey = (emailHash: string): string => `prove-email:${emailHash}`;
export const emailLinkPurpose = 'email-link';

/** A code and a link to who may yet prove the address; who holds it already is told so, and gets no code for another's account. */
export const proveEmailMail: MessageWriter<'prove-email'> = async ({ clientId }, writing) => {
  const account = await findAccount(writing, clientId);
  const unproved = account && unprovedEmail(account);
  if (!unproved) return null;
  const { emailHash, email } = unproved;
  const { language } = account;
  const holder = await findEmailHolder(writing, emailHash);
  const { publicUrl, now } = writing;
  if (holder !== null && holder !== clientId)
    return renderMail(email, language, mailTexts[language].alreadyRegistered(`${publicUrl}/login`));

  const code = await issueCode(writing, { key: emailCodeKey(clientId), payload: emailHash, now });
  const token = await issueLink(writing, {
    purpose: emailLinkPurpose,
    recipient: clientId,
    payload: serializeEmailLink({ clientId, emailHash }),
    now,
    ms: linkMs,
  });
  return renderMail(email, language, mailTexts[language].proveEmail(code, `${publicUrl}/verify/email#token=${token}`));
};
