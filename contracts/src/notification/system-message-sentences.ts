import type {
  AnnouncementKind,
  OrbReading,
  PeriodSummary,
} from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
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

const french: SystemMessageSentences = {
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

const english: SystemMessageSentences = {
  'thought-ready': (time) => ({ title: `Your thought from ${time} is ready`, body: null }),
  'thought-not-transcribed': (time) => ({
    title: `Your thought from ${time} could not be transcribed`,
    body: 'Its recording is kept: you can listen to it, and ask for another transcription.',
  }),
  'orb-read': (_time, reading) => ({ body: reading ? orbReadingIn('en', reading) : 'Its result is waiting for you.' }),
  'friend-joined': () => ({ title: 'Someone joined Écrin thanks to you', body: 'Thank you for spreading the word.' }),
  'new-device': () => ({
    title: 'A new device has opened your account',
    body: 'If this was not you, sign it out under “Your devices”.',
  }),
  'new-devices': () => ({
    title: 'Several devices have opened your account',
    body: 'If this was not you, sign them out under “Your devices”.',
  }),
  'password-changed': () => ({
    title: 'Your password has changed',
    body: 'If this was not you, choose another one right away.',
  }),
  'email-changed': () => ({
    title: 'Your account has a new e-mail address',
    body: 'If this was not you, change your password right away.',
  }),
  'request-accepted': () => ({ title: 'Your request has been accepted', body: null }),
  'request-refused': () => ({ title: 'Your request was not accepted', body: 'A note tells you why.' }),
  'request-answered': () => ({ title: 'Your request has an answer', body: null }),
  'request-message': () => ({ title: 'A message about your request', body: 'You can reply to it.' }),
  'request-reversed': () => ({
    title: 'The answer to your request was reversed',
    body: 'Your request is open again. A note tells you why.',
  }),
  'content-opened': () => ({
    title: 'Your words are open to somebody at Écrin',
    body: 'This is exceptional access, for fifteen minutes at most. “Who opened my page” tells you why, and what was read.',
  }),
  'report-read': () => ({
    title: 'Support read words that were reported',
    body: 'They are from a private community, the rest of which is closed to them. “Who opened my page” tells you why.',
  }),
  'sessions-ended': () => ({
    title: 'Support has ended your sessions',
    body: 'Your devices have been signed out. Sign in again whenever you like: nothing in your Écrin has changed. “Who opened my page” tells you why.',
  }),
  'account-reactivated': () => ({
    title: 'Your account is open again',
    body: 'Nothing was lost. Your reminders and your orbs carry on.',
  }),
  'orbs-allowed': () => ({ title: 'You can create orbs', body: 'Support has given you permission.' }),
  'orbs-not-allowed': () => ({
    title: 'You can no longer create orbs',
    body: 'Support has withdrawn this permission. Those you have remain yours.',
  }),
  'publication-hidden': () => ({
    title: 'Something you published has been hidden',
    body: 'Support removed it from the community after a report. “Who opened my page” keeps a record of it, with their note if there is one.',
  }),
  'publication-restored': () => ({
    title: 'Something you published can be read again',
    body: 'Support has reversed its decision. “Who opened my page” keeps a record of it, with their note if there is one.',
  }),
  'budget-warned': () => ({
    title: 'AI will soon reach its limit for this month',
    body: 'At the limit, answers quote your thoughts, orbs stop and your recordings wait. Everything starts again on the 1st.',
  }),
  'budget-reached': () => ({
    title: 'AI has reached its limit for this month',
    body: 'Your thoughts are kept as always. Answers quote them, orbs stop and your recordings wait. Everything starts again on the 1st.',
  }),
  'recordings-kept-days': (keptDays, startsOn) => ({
    title: `From ${startsOn}, your recordings will be kept for ${keptDays} days`,
    body: 'After that their sound will be erased; your words remain. To keep your recordings, take them with you before that date: “Take everything with you”, on your profile.',
  }),
  'recordings-kept-on': (keptDays) => ({
    title: 'Your recordings will not be erased as announced',
    body: keptDays === null ? 'They are kept without a time limit.' : `They are still kept for ${keptDays} days.`,
  }),
  test: { title: 'Test notification', body: 'Everything is in place: your notifications arrive here.' },
  'goal-missed': ({ frequency, aim, count, target }) => {
    const span = { daily: 'Yesterday', weekly: 'Last week', monthly: 'Last month' }[frequency];
    if (aim === 'avoid') return `${span}: ${count}, with a limit of ${target}.`;
    return count > 0 ? `${span}: ${count} / ${target}.` : `${span} fell short.`;
  },
  'goal-met': ({ frequency, aim, count, target, streak }) => {
    if (frequency === 'daily') return `${streak} days in a row.`;
    const span = { weekly: 'Week kept', monthly: 'Month kept' }[frequency];
    return aim === 'avoid' ? `${span}: ${count}, with a limit of ${target}.` : `${span}: ${count} / ${target}.`;
  },
  'goals-missed': (count) => `${count} goals to pick up again`,
  'goals-met': (count) => `${count} goals kept`,
  strength: (percent) => `Strength: ${percent}.`,
};

export const systemMessageSentences: Readonly<Record<Language, SystemMessageSentences>> = { fr: french, en: english };
