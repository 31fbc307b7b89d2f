import type { AdminNotice } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { clientIn, clientsIn, type NameOfClient } from './named-clients.ts';
import type { AdminNoticeText } from './waiting-notice-text.ts';

type BudgetCode = 'budget-warned' | 'budget-reached' | 'client-budget-warned' | 'client-budget-reached';
type NoticeOf<Code extends BudgetCode> = Extract<AdminNotice, Readonly<{ about: Code }>>;
type BudgetSentences = {
  readonly [Code in BudgetCode]: (notice: NoticeOf<Code>, nameOf: NameOfClient) => AdminNoticeText;
};
type OfClients = NoticeOf<'client-budget-warned' | 'client-budget-reached'>;

const settings = '/admin/settings';
const countOf = ({ clients = 1 }: OfClients): number => clients;
/** To the only one, or to those who use most. */
const linkTo = (notice: OfClients): string =>
  countOf(notice) > 1 ? '/admin/payments' : `/admin/clients/${notice.clientId}`;

const others = {
  fr: (count: number) => (count > 1 ? `${count} autres` : 'une autre personne'),
  en: (count: number) => (count > 1 ? `${count} others` : 'one other person'),
};
/** Who it is about, as the beginning of a sentence. */
const whoIn = (language: Language, notice: OfClients, nameOf: NameOfClient): string => {
  const { clientId, clientIds = [clientId] } = notice;
  const clients = countOf(notice);
  if (clients > 1) return clientsIn({ clientIds, clients }, { nameOf, language, others: others[language] });
  return `Client${language === 'fr' ? '\u00A0' : ''}: ${clientIn(nameOf, clientId)}. `;
};

export const frenchBudgets: BudgetSentences = {
  'budget-warned': ({ percent }) => ({
    title: `Plafond de l’IA\u00A0: ${percent}\u00A0%`,
    body: 'À 100\u00A0%, les moteurs payants s’arrêteront.',
    link: settings,
  }),
  'budget-reached': () => ({
    title: 'Plafond de l’IA atteint',
    body: 'Les moteurs payants sont arrêtés jusqu’au mois prochain, ou jusqu’à un autre plafond.',
    link: settings,
  }),
  'client-budget-warned': (notice, nameOf) => ({
    title:
      countOf(notice) > 1
        ? `${countOf(notice)} clients approchent de leur plafond`
        : `Plafond d’un client\u00A0: ${notice.percent}\u00A0%`,
    body: `${whoIn('fr', notice, nameOf)}À 100\u00A0%, les moteurs payants s’arrêteront pour ${countOf(notice) > 1 ? 'chacun' : 'ce client'}.`,
    link: linkTo(notice),
  }),
  'client-budget-reached': (notice, nameOf) => ({
    title: countOf(notice) > 1 ? `${countOf(notice)} clients ont atteint leur plafond` : 'Plafond d’un client atteint',
    body: `${whoIn('fr', notice, nameOf)}Les moteurs payants sont arrêtés pour ${countOf(notice) > 1 ? 'eux' : 'ce client'} jusqu’au mois prochain, ou jusqu’à un autre plafond.`,
    link: linkTo(notice),
  }),
};

export const englishBudgets: BudgetSentences = {
  'budget-warned': ({ percent }) => ({
    title: `AI budget: ${percent}%`,
    body: 'At 100% the paid engines will stop.',
    link: settings,
  }),
  'budget-reached': () => ({
    title: 'AI budget reached',
    body: 'The paid engines are stopped until next month, or until another budget is set.',
    link: settings,
  }),
  'client-budget-warned': (notice, nameOf) => ({
    title:
      countOf(notice) > 1
        ? `${countOf(notice)} clients are close to their budget`
        : `Budget of one client: ${notice.percent}%`,
    body: `${whoIn('en', notice, nameOf)}At 100% the paid engines will stop for ${countOf(notice) > 1 ? 'each of them' : 'this client'}.`,
    link: linkTo(notice),
  }),
  'client-budget-reached': (notice, nameOf) => ({
    title: countOf(notice) > 1 ? `${countOf(notice)} clients reached their budget` : 'Budget of one client reached',
    body: `${whoIn('en', notice, nameOf)}The paid engines are stopped for ${countOf(notice) > 1 ? 'them' : 'this client'} until next month, or until another budget is set.`,
    link: linkTo(notice),
  }),
};
