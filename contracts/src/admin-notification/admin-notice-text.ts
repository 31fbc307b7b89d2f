import type { AdminNotice, AdminNoticeCode } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { englishBudgets, frenchBudgets } from './budget-notice-text.ts';
import { clientIn, withoutNames, type NameOfClient } from './named-clients.ts';
import { readModelName } from './read-model-names.ts';
import { englishWaiting, frenchWaiting, type AdminNoticeText } from './waiting-notice-text.ts';
import { engineTitles, storeTitles, workNames } from './work-names.ts';

type NoticeOf<Code extends AdminNoticeCode> = Extract<AdminNotice, Readonly<{ about: Code }>>;
type Sentences = {
  readonly [Code in AdminNoticeCode]: (notice: NoticeOf<Code>, nameOf: NameOfClient) => AdminNoticeText;
};

const queues = '/admin/queues';

const parkedBody = {
  fr: (streams: number) =>
    `${streams > 1 ? `${streams} flux attendent` : 'Un flux attend'} ; ces écrans montrent leur dernier état. Les autres vont bien.`,
  en: (streams: number) =>
    `${streams > 1 ? `${streams} streams are waiting` : 'One stream is waiting'}; these screens show their last state. The others are fine.`,
};
const stuckTitle = {
  fr: (count: number) => (count > 1 ? `${count} travaux sont arrêtés` : 'Un travail est arrêté'),
  en: (count: number) => (count > 1 ? `${count} pieces of work have stopped` : 'A piece of work has stopped'),
};

const french: Sentences = {
  'disk-low': ({ percent }) => ({
    title: `Il reste ${percent} % du disque`,
    body: 'Quand il sera plein, plus rien ne pourra être gardé. Libérez de la place.',
    link: queues,
  }),
  'disk-freed': () => ({
    title: 'Le disque a de nouveau de la place',
    body: 'Il n’y a plus rien à faire.',
    link: queues,
  }),
  'backup-overdue': ({ days }) => ({
    title: `Aucune sauvegarde depuis ${days} jours`,
    body: 'La raison est dans « Files et pannes », sous « Sauvegardes ».',
    link: queues,
  }),
  'store-damaged': ({ store }) => ({
    title: `Un fichier est abîmé : ${storeTitles.fr[store]}`,
    body: 'Ce qui se lit encore reste lisible. Arrêtez le service, et remettez la dernière sauvegarde intacte.',
    link: queues,
  }),
  'engine-away': ({ engine }) => ({
    title: `Un moteur ne répond plus : ${engineTitles.fr[engine]}`,
    body: 'Ce qui l’attend est gardé, et reprendra à son retour.',
    link: queues,
  }),
  'engine-back': ({ engine }) => ({
    title: `Un moteur répond de nouveau : ${engineTitles.fr[engine]}`,
    body: 'Ce qui l’attendait a repris.',
    link: queues,
  }),
  'stream-parked': ({ model, streams }) => ({
    title: `Projection garée : ${readModelName('fr', model)}`,
    body: parkedBody.fr(streams),
    link: queues,
  }),
  'work-stuck': ({ kind, count }) => ({
    title: `${stuckTitle.fr(count)} : ${workNames.fr[kind]}`,
    body: 'Il a plusieurs fois interrompu le service, et attend votre décision.',
    link: queues,
  }),
  'work-failing': ({ kind, count }) => ({
    title: `Pannes répétées : ${workNames.fr[kind]}`,
    body: `${count} échecs en une heure. Les raisons sont dans « Files et pannes ».`,
    link: queues,
  }),
  'content-opened': ({ clientId }, nameOf) => ({
    title: 'Accès exceptionnel ouvert',
    body: `Client : ${clientIn(nameOf, clientId)}. Son contenu est ouvert pour quinze minutes, et son journal le dit.`,
    link: `/admin/clients/${clientId}`,
  }),
  'new-device': ({ several }) => ({
    title: several ? 'Plusieurs appareils ont ouvert votre compte' : 'Un nouvel appareil a ouvert votre compte',
    body: `Si ce n’était pas vous, déconnectez-${several ? 'les' : 'le'} dans «\u00a0Vos appareils\u00a0».`,
    link: '/admin/account',
  }),
  ...frenchWaiting,
  ...frenchBudgets,
};

const english: Sentences = {
  'disk-low': ({ percent }) => ({
    title: `${percent}% of the disk is left`,
    body: 'Once it is full, nothing more can be kept. Free some space.',
    link: queues,
  }),
  'disk-freed': () => ({ title: 'The disk has room again', body: 'There is nothing left to do.', link: queues }),
  'backup-overdue': ({ days }) => ({
    title: `No backup for ${days} days`,
    body: 'The reason is in “Queues and failures”, under “Backups”.',
    link: queues,
  }),
  'store-damaged': ({ store }) => ({
    title: `A file is damaged: ${storeTitles.en[store]}`,
    body: 'What can still be read stays readable. Stop the service, and restore the last undamaged backup.',
    link: queues,
  }),
  'engine-away': ({ engine }) => ({
    title: `An engine is no longer answering: ${engineTitles.en[engine]}`,
    body: 'What is waiting for it is kept, and will resume once it is back.',
    link: queues,
  }),
  'engine-back': ({ engine }) => ({
    title: `An engine is answering again: ${engineTitles.en[engine]}`,
    body: 'What was waiting for it has resumed.',
    link: queues,
  }),
  'stream-parked': ({ model, streams }) => ({
    title: `Parked projection: ${readModelName('en', model)}`,
    body: parkedBody.en(streams),
    link: queues,
  }),
  'work-stuck': ({ kind, count }) => ({
    title: `${stuckTitle.en(count)}: ${workNames.en[kind]}`,
    body: 'It has interrupted the service several times, and is waiting for your decision.',
    link: queues,
  }),
  'work-failing': ({ kind, count }) => ({
    title: `Repeated failures: ${workNames.en[kind]}`,
    body: `${count} failures within an hour. The reasons are in “Queues and failures”.`,
    link: queues,
  }),
  'content-opened': ({ clientId }, nameOf) => ({
    title: 'Exceptional access opened',
    body: `Client: ${clientIn(nameOf, clientId)}. Their content is open for fifteen minutes, and their log says so.`,
    link: `/admin/clients/${clientId}`,
  }),
  'new-device': ({ several }) => ({
    title: several ? 'Several devices have opened your account' : 'A new device has opened your account',
    body: `If this was not you, sign ${several ? 'them' : 'it'} out under “Your devices”.`,
    link: '/admin/account',
  }),
  ...englishWaiting,
  ...englishBudgets,
};

const sentences: Readonly<Record<Language, Sentences>> = { fr: french, en: english };

/** In the reader's language. `nameOf`: only for a list in the back-office; mails, pushes and toasts name nobody. */
export const adminNoticeTextIn = (
  language: Language,
  notice: AdminNotice,
  nameOf: NameOfClient = withoutNames,
): AdminNoticeText => {
  // The code chooses the sentence; the compiler cannot follow that from a code to its figures.
  const sentence = sentences[language][notice.about] as (notice: AdminNotice, nameOf: NameOfClient) => AdminNoticeText;
  return sentence(notice, nameOf);
};
