import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { CommunityMessage, CommunityNews } from '@ecrin/domain/notification/system-message.vocabulary.ts';

type Words = Readonly<{ title: string; body: string | null }>;
type OfCommunity = Readonly<{ community: string; person: string | null }>;
type Sentences = Readonly<Record<CommunityMessage, (its: OfCommunity) => Words>> &
  Readonly<{
    /** `named`: with the names of the communities; else only how much there is. */
    digest: (news: readonly CommunityNews[], named: boolean) => string;
  }>;

type Counted = Readonly<{ comments: number; copies: number; people: number }>;
const sum = (news: readonly CommunityNews[], of: keyof Counted): number =>
  news.reduce((total, one) => total + one[of], 0);

const digestWith =
  (counts: (counted: Counted) => readonly string[], within: (communities: number) => string, colon: string) =>
  (news: readonly CommunityNews[], named: boolean): string =>
    named
      ? news.map((one) => `${one.community}${colon} ${counts(one).join(', ')}`).join(' · ')
      : `${counts({ comments: sum(news, 'comments'), copies: sum(news, 'copies'), people: sum(news, 'people') }).join(', ')} ${within(news.length)}.`;

const french: Sentences = {
  'community-reply': ({ person, community }) => ({
    title: `${person ?? 'Quelqu’un'} vous a répondu`,
    body: `Dans ${community}.`,
  }),
  'community-comment': ({ person, community }) => ({
    title: `${person ?? 'Quelqu’un'} a commenté votre texte`,
    body: `Dans ${community}.`,
  }),
  'community-shared': ({ person, community }) => ({
    title: `${person ?? 'Quelqu’un'} a partagé un texte`,
    body: `Dans ${community}.`,
  }),
  'community-request': ({ person, community }) => ({
    title: `${person ?? 'Quelqu’un'} demande à entrer`,
    body: `Dans ${community}.`,
  }),
  'community-accepted': ({ community }) => ({ title: `${community} vous ouvre sa porte`, body: null }),
  'community-refused': ({ community }) => ({
    title: `${community} n’a pas accepté votre demande`,
    body: 'Vous pourrez en envoyer une autre dans sept jours.',
  }),
  'community-handover-offered': ({ person, community }) => ({
    title: `${person ?? 'Quelqu’un'} vous propose de reprendre ${community}`,
    body: 'Vous pouvez accepter ou décliner sur sa page.',
  }),
  'community-handover-taken': ({ person, community }) => ({
    title: `${person ?? 'Quelqu’un'} a repris ${community}`,
    body: 'Vous restez dans son équipe.',
  }),
  'community-handover-declined': ({ person, community }) => ({
    title: `${person ?? 'Quelqu’un'} a décliné votre proposition`,
    body: `Vous restez responsable de ${community}.`,
  }),
  'community-report': ({ community }) => ({
    title: 'Un signalement vous est confié',
    body: `Dans ${community}. Vous avez sept jours pour y répondre.`,
  }),
  'community-hidden': ({ community }) => ({
    title: 'Ce que vous aviez publié a été masqué',
    body: `${community} l’a masqué après un signalement.`,
  }),
  digest: digestWith(
    ({ comments, copies, people }) => [
      ...(copies > 0 ? [copies === 1 ? '1 texte partagé' : `${copies} textes partagés`] : []),
      ...(comments > 0 ? [comments === 1 ? '1 commentaire' : `${comments} commentaires`] : []),
      ...(people > 0 ? [people === 1 ? '1 personne de plus' : `${people} personnes de plus`] : []),
    ],
    (communities) => (communities === 1 ? 'dans une communauté' : `dans ${communities} communautés`),
    '\u00A0:',
  ),
};

const english: Sentences = {
  'community-reply': ({ person, community }) => ({
    title: `${person ?? 'Someone'} replied to you`,
    body: `In ${community}.`,
  }),
  'community-comment': ({ person, community }) => ({
    title: `${person ?? 'Someone'} commented on your text`,
    body: `In ${community}.`,
  }),
  'community-shared': ({ person, community }) => ({
    title: `${person ?? 'Someone'} shared a text`,
    body: `In ${community}.`,
  }),
  'community-request': ({ person, community }) => ({
    title: `${person ?? 'Someone'} is asking to join`,
    body: `In ${community}.`,
  }),
  'community-accepted': ({ community }) => ({ title: `${community} has let you in`, body: null }),
  'community-refused': ({ community }) => ({
    title: `${community} did not accept your request`,
    body: 'You can send another one in seven days.',
  }),
  'community-handover-offered': ({ person, community }) => ({
    title: `${person ?? 'Someone'} is asking you to take over ${community}`,
    body: 'You can accept or decline on its page.',
  }),
  'community-handover-taken': ({ person, community }) => ({
    title: `${person ?? 'Someone'} has taken over ${community}`,
    body: 'You stay on its team.',
  }),
  'community-handover-declined': ({ person, community }) => ({
    title: `${person ?? 'Someone'} declined your offer`,
    body: `You stay in charge of ${community}.`,
  }),
  'community-report': ({ community }) => ({
    title: 'A report has been handed to you',
    body: `In ${community}. You have seven days to answer it.`,
  }),
  'community-hidden': ({ community }) => ({
    title: 'What you had published has been hidden',
    body: `${community} hid it after a report.`,
  }),
  digest: digestWith(
    ({ comments, copies, people }) => [
      ...(copies > 0 ? [copies === 1 ? '1 text shared' : `${copies} texts shared`] : []),
      ...(comments > 0 ? [comments === 1 ? '1 comment' : `${comments} comments`] : []),
      ...(people > 0 ? [people === 1 ? '1 new person' : `${people} new people`] : []),
    ],
    (communities) => (communities === 1 ? 'in one community' : `in ${communities} communities`),
    ':',
  ),
};

export const communitySentences: Readonly<Record<Language, Sentences>> = { fr: french, en: english };
