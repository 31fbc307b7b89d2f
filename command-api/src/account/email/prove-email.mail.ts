import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { renderMail } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { issueCode } from '../challenge/one-time-code.ts';
import { issueLink } from '../challenge/one-time-link.ts';
import { findAccount, findEmailHolder } from '../find-accounts.ts';
import { serializeEmailLink } from './email-link-payload.ts';

/** How long the link is valid: mail may be read the next morning. */
const linkMs = 24 * 3_600_000;

/** An address a client has still to prove. */
export type UnprovedEmail = Readonly<{ emailHash: string; email: string }>;

/** The pending address, else the current one while it is not proved; null: none, or its key is destroyed. */
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
/** The purpose under which mails that prove an address are counted. */
export const emailCodeSendKey = (emailHash: string): string => `prove-email:${emailHash}`;
export const emailLinkPurpose = 'email-link';

/** A code and a link to a client who may still prove the address; its holder gets a notice instead, and no code for another's account. */
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
