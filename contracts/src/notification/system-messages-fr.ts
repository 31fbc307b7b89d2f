import type {
  AnnouncementKind,
  OrbReading,
  PeriodSummary,
} from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { orbReadingIn } from './orb-reading-text.ts';

type Words = Readonly<{ title: string; body: string | null }>;

/** `time`: of the day, in the person’s time zone. `reading`: what an orb returned, where that is known. Where there is no title, the person’s own words are it. */
export type SystemMessageSentences = Readonly<
  Record<AnnouncementKind, (time: string, reading?: OrbReading) => Partial<Words>>
> &
  Readonly<{
    test: Words;
    'recordings-kept-days': (keptDays: number, startsOn: string) => Words;
    'recordings-kept-on': (keptDays: number | null) => Words;
    'goal-missed': (period: PeriodSummary) => string;
    'goal-met': (period: PeriodSummary) => string;
    'goals-missed': (count: number) => string;
    'goals-met': (count: number) => string;
    strength: (percent: string) => string;
  }>;

/** What the service tells a client, in French, the source. */
export const frenchSystemMessages: SystemMessageSentences = {
  'thought-ready': (time) => ({ title: `Votre pensée de ${time} est prête`, body: null }),
  'thought-not-transcribed': (time) => ({
    title: `Votre pensée de ${time} n’a pas pu être transcrite`,
    body: 'Son enregistrement est gardé : vous pouvez l’écouter, et demander une nouvelle transcription.',
  }),
  'orb-read': (_time, reading) => ({ body: reading ? orbReadingIn('fr', reading) : 'Son résultat vous attend.' }),
  'friend-joined': () => ({ title: 'Quelqu’un a rejoint Écrin grâce à vous', body: 'Merci d’en avoir parlé.' }),
  'new-device': () => ({
    title: 'Un nouvel appareil a ouvert votre compte',
    body: 'Si ce n’était pas vous, déconnectez-le dans «\u00a0Vos appareils\u00a0».',
  }),
  'new-devices': () => ({
    title: 'Plusieurs appareils ont ouvert votre compte',
    body: 'Si ce n’était pas vous, déconnectez-les dans «\u00a0Vos appareils\u00a0».',
  }),
  'password-changed': () => ({
    title: 'Votre mot de passe a changé',
    body: 'Si ce n’était pas vous, choisissez-en un autre dès maintenant.',
  }),
  'email-changed': () => ({
    title: 'Votre compte a une nouvelle adresse e-mail',
    body: 'Si ce n’était pas vous, changez votre mot de passe dès maintenant.',
  }),
  'request-accepted': () => ({ title: 'Votre demande est acceptée', body: null }),
  'request-refused': () => ({ title: 'Votre demande n’a pas été acceptée', body: 'Un mot vous dit pourquoi.' }),
  'request-answered': () => ({ title: 'Votre demande a une réponse', body: null }),
  'request-message': () => ({ title: 'Un message pour votre demande', body: 'Vous pouvez y répondre.' }),
  'request-reversed': () => ({
    title: 'La réponse à votre demande est annulée',
    body: 'Votre demande est de nouveau ouverte. Un mot vous dit pourquoi.',
  }),
  'content-opened': () => ({
    title: 'Vos mots sont ouverts à une personne d’Écrin',
    body: 'C’est un accès exceptionnel, de quinze minutes au plus. « Qui a ouvert ma fiche » vous dit pourquoi, et ce qui a été lu.',
  }),
  'report-read': () => ({
    title: 'L’assistance a lu des mots signalés',
    body: 'Ils sont d’une communauté privée, dont le reste lui est fermé. « Qui a ouvert ma fiche » vous dit pourquoi.',
  }),
  'sessions-ended': () => ({
    title: 'L’assistance a fermé vos sessions',
    body: 'Vos appareils ont été déconnectés. Reconnectez-vous quand vous le voulez : rien n’a changé dans votre écrin. « Qui a ouvert ma fiche » vous dit pourquoi.',
  }),
  'account-reactivated': () => ({
    title: 'Votre compte est de nouveau ouvert',
    body: 'Rien n’a été perdu. Vos rappels et vos orbes reprennent.',
  }),
  'orbs-allowed': () => ({ title: 'Vous pouvez créer des orbes', body: 'L’assistance vous en a donné la permission.' }),
  'orbs-not-allowed': () => ({
    title: 'Vous ne pouvez plus créer d’orbes',
    body: 'L’assistance a retiré cette permission. Ceux que vous avez restent à vous.',
  }),
  'publication-hidden': () => ({
    title: 'Ce que vous aviez publié a été masqué',
    body: 'L’assistance l’a retiré de la communauté après un signalement. « Qui a ouvert ma fiche » le garde, avec son mot s’il y en a un.',
  }),
  'publication-restored': () => ({
    title: 'Ce que vous aviez publié se lit de nouveau',
    body: 'L’assistance est revenue sur sa décision. « Qui a ouvert ma fiche » le garde, avec son mot s’il y en a un.',
  }),
  'erasure-proposed': () => ({
    title: 'L’effacement de votre compte est proposé',
    body: 'Rien n’est effacé : une autre personne doit d’abord le confirmer. « Qui a ouvert ma fiche » dit pourquoi, et vous y gardez votre compte d’un geste.',
  }),
  'erasure-not-confirmed': () => ({
    title: 'Votre compte ne sera pas effacé',
    body: 'L’effacement qui était proposé n’a pas été confirmé. Rien n’a changé dans votre écrin.',
  }),
  'quotations-erased': () => ({
    title: 'Ce que vous avez effacé n’est plus cité',
    body: 'Les récits, réponses, résultats et copies qui en citaient les mots ne les ont plus, pour personne. L’attestation est dans votre profil.',
  }),
  'budget-warned': () => ({
    title: 'L’IA a bientôt atteint son plafond du mois',
    body: 'Au plafond, les réponses citeront vos pensées, les orbes s’arrêteront et vos enregistrements attendront. Tout repart le 1er.',
  }),
  'budget-reached': () => ({
    title: 'L’IA a atteint son plafond du mois',
    body: 'Vos pensées sont gardées comme toujours. Les réponses les citent, les orbes s’arrêtent et vos enregistrements attendent. Tout repart le 1er.',
  }),
  'recordings-kept-days': (keptDays, startsOn) => ({
    title: `À partir du ${startsOn}, vos enregistrements seront gardés ${keptDays} jours`,
    body: 'Ensuite, leur son sera effacé ; vos mots, eux, restent. Pour garder vos enregistrements, emportez-les avant cette date : « Tout emporter », sur votre profil.',
  }),
  'recordings-kept-on': (keptDays) => ({
    title: 'Vos enregistrements ne seront pas effacés comme annoncé',
    body: keptDays === null ? 'Ils sont gardés sans limite de durée.' : `Ils restent gardés ${keptDays} jours.`,
  }),
  test: { title: 'Notification d’essai', body: 'Tout est en place : vos notifications arrivent ici.' },
  'goal-missed': ({ frequency, aim, count, target }) => {
    const span = { daily: 'Hier', weekly: 'La semaine dernière', monthly: 'Le mois dernier' }[frequency];
    if (aim === 'avoid') return `${span} : ${count}, pour ${target} au plus.`;
    return count > 0 ? `${span} : ${count} / ${target}.` : `${span}, le compte n’y était pas.`;
  },
  'goal-met': ({ frequency, aim, count, target, streak }) => {
    if (frequency === 'daily') return `${streak} jours de suite.`;
    const span = { weekly: 'Semaine tenue', monthly: 'Mois tenu' }[frequency];
    return aim === 'avoid' ? `${span} : ${count}, pour ${target} au plus.` : `${span} : ${count} / ${target}.`;
  },
  'goals-missed': (count) => `${count} objectifs à reprendre`,
  'goals-met': (count) => `${count} objectifs tenus`,
  strength: (percent) => `Force : ${percent}.`,
};
