import { erasureGraceDays } from '@ecrin/contracts/erasure/erasure.ts';
import { erasureProposal } from '@ecrin/domain/erasure-proposal/erasure-proposal.aggregate.ts';
import { proposalEndOf } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { findAccount } from '#account/find-accounts.ts';
import { longDayOf } from '#messages/long-day.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';

/** `until`: the last day on which it can be confirmed. */
type Told = Readonly<{ until: string; url: string }>;

const templates: Readonly<Record<Language, (told: Told) => MailTemplate>> = {
  fr: ({ until, url }) => ({
    subject: 'L’effacement de votre compte Écrin est proposé',
    paragraphs: [
      `Une personne qui administre Écrin propose d’effacer votre compte, avec tout ce qu’il contient. Rien n’est effacé pour l’instant\u00a0: une autre personne doit le confirmer, le ${until} au plus tard. Sans cela, rien ne se passe.`,
      `Si elle le confirme, un autre message vous le dira, vos appareils seront déconnectés, et tout sera effacé ${erasureGraceDays} jours après. Jusque-là, il suffira de vous reconnecter pour que rien ne soit effacé.`,
      'Si vous voulez garder votre compte, dites-le dès maintenant\u00a0: connectez-vous, puis appuyez sur «\u00a0Garder mon compte\u00a0». La proposition s’arrête aussitôt, et le motif se lit au même endroit.',
    ],
    link: { label: 'C’est ici\u00a0:', url },
    closing: [],
  }),
  en: ({ until, url }) => ({
    subject: 'The erasure of your Écrin account has been proposed',
    paragraphs: [
      `Somebody who administers Écrin proposes to erase your account, with everything in it. Nothing is erased for now: somebody else has to confirm it, by ${until} at the latest. Otherwise nothing happens.`,
      `If they confirm it, another message will tell you, your devices will be signed out, and everything will be erased ${erasureGraceDays} days later. Until then, all it takes is to sign in again, and nothing will be erased.`,
      'If you want to keep your account, say so now: sign in, then press “Keep my account”. The proposal ends at once, and the reason is in the same place.',
    ],
    link: { label: 'It is here:', url },
    closing: [],
  }),
};

/** Nothing where it is decided on by now, another attempt made it, or the account has no proved address. */
export const erasureProposedMail: MessageWriter<'erasure-proposed'> = async (
  { clientId, proposalId, madeAt },
  writing,
) => {
  const { state } = await loadAggregate(writing.events, erasureProposal, { id: clientId });
  if (state.status !== 'open' || state.proposalId !== proposalId) return null;
  if (madeAt !== undefined && proposalEndOf(madeAt) !== state.expiresAt) return null;
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email) return null;
  const { language } = account;
  const told = { until: longDayOf(language, state.expiresAt), url: `${writing.publicUrl}/app/profile/looks` };
  return renderMail(account.email, language, templates[language](told));
};
