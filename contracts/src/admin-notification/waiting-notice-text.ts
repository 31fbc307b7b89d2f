import type { AdminNotice, ToldFailure } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { ReportReason } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { RequestKind } from '@ecrin/domain/request/request.vocabulary.ts';
import { erasureItemId, inboxPath } from '#inbox/item-id.ts';
import { clientIn, type NameOfClient } from './named-clients.ts';

/** `link`: the page it leads to. */
export type AdminNoticeText = Readonly<{ title: string; body: string; link: string }>;
type WaitingCode =
  | 'request-received'
  | 'item-assigned'
  | 'report-returned'
  | 'erasure-proposed'
  | 'erasure-decided'
  | 'comments-reported'
  | 'transcriptions-failed';
/** Sentences about what waits for an administrator, each with its subject. */
type WaitingSentences = {
  readonly [Code in WaitingCode]: (
    notice: Extract<AdminNotice, Readonly<{ about: Code }>>,
    nameOf: NameOfClient,
  ) => AdminNoticeText;
};

/** To the only one, or to the list. */
const queues = '/admin/queues';

type Words<Code extends string> = Readonly<Record<Code, string>>;
const requests: Readonly<Record<Language, Words<RequestKind>>> = {
  fr: {
    help: 'Une demande d’aide',
    permission: 'Une demande de créer des orbes',
    join: 'Une demande de rejoindre une organisation',
  },
  en: { help: 'A request for help', permission: 'A request to create orbs', join: 'A request to join an organisation' },
};
const reasons: Readonly<Record<Language, Words<ReportReason>>> = {
  fr: {
    'attacks-a-person': 'attaque une personne',
    'private-data': 'donnée privée',
    'off-topic': 'hors sujet',
    advertising: 'publicité',
    other: 'autre raison',
  },
  en: {
    'attacks-a-person': 'attacks a person',
    'private-data': 'private data',
    'off-topic': 'off topic',
    advertising: 'advertising',
    other: 'another reason',
  },
};
const failures: Readonly<Record<Language, Words<ToldFailure>>> = {
  fr: {
    'unreadable-audio': 'Le son ne peut pas être lu.',
    'audio-too-long': 'L’enregistrement est trop long.',
    'audio-stopped-engine': 'Le son a arrêté le moteur.',
    'quota-exhausted': 'Le quota du fournisseur est atteint.',
    'provider-refused': 'Le fournisseur a refusé la demande.',
    'provider-unavailable': 'Le fournisseur ne répondait pas.',
    'no-answer-in-time': 'La réponse a trop tardé.',
  },
  en: {
    'unreadable-audio': 'The sound cannot be read.',
    'audio-too-long': 'The recording is too long.',
    'audio-stopped-engine': 'The sound stopped the engine.',
    'quota-exhausted': 'The provider’s quota is used up.',
    'provider-refused': 'The provider refused the request.',
    'provider-unavailable': 'The provider did not answer.',
    'no-answer-in-time': 'The answer took too long.',
  },
};

type Outcome = Extract<AdminNotice, Readonly<{ about: 'erasure-decided' }>>['outcome'];
const outcomes: Readonly<Record<Language, Words<Outcome>>> = {
  fr: {
    confirmed: 'Un effacement est confirmé',
    declined: 'Un effacement est refusé',
    withdrawn: 'Un client garde son compte',
    expired: 'Un effacement n’a pas été confirmé à temps',
  },
  en: {
    confirmed: 'An erasure has been confirmed',
    declined: 'An erasure has been declined',
    withdrawn: 'A client is keeping their account',
    expired: 'An erasure was not confirmed in time',
  },
};
const pageOf = (itemId: string): string => `${inboxPath}/${itemId}`;
const linkTo = (reportIds: readonly string[]): string =>
  reportIds.length === 1 ? pageOf(reportIds[0] ?? '') : `${inboxPath}?kind=report`;

type HandedItem = Extract<AdminNotice, Readonly<{ about: 'item-assigned' }>>['item'];
const handed: Readonly<Record<Language, Words<HandedItem>>> = {
  fr: {
    request: 'Une demande vous est confiée',
    report: 'Un signalement vous est confié',
    erasure: 'Un effacement proposé vous est confié',
  },
  en: {
    request: 'A request is now yours',
    report: 'A report is now yours',
    erasure: 'A proposed erasure is now yours',
  },
};

export const frenchWaiting: WaitingSentences = {
  'request-received': ({ requestId, kind, clientId, reopened = false }, nameOf) => ({
    title: `${kind ? requests.fr[kind] : 'Une demande'} ${reopened ? 'est de nouveau ouverte' : 'est arrivée'}`,
    body: `${clientId ? `Client\u00A0: ${clientIn(nameOf, clientId)}. ` : ''}Elle attend une réponse.`,
    link: pageOf(requestId),
  }),
  'item-assigned': ({ item, itemId }) => ({
    title: handed.fr[item],
    body: item === 'request' ? 'Votre réponse est attendue.' : 'Votre décision est attendue.',
    link: pageOf(itemId),
  }),
  'report-returned': ({ reportId, cause }) => ({
    title:
      cause === 'unanswered'
        ? 'Une communauté n’a pas répondu à un signalement'
        : 'Une communauté vous rend un signalement',
    body: 'Votre décision est attendue.',
    link: pageOf(reportId),
  }),
  'erasure-proposed': ({ clientId, proposalId }, nameOf) => ({
    title: 'L’effacement d’un compte est proposé',
    body: `Client\u00A0: ${clientIn(nameOf, clientId)}. Une deuxième personne doit le confirmer ou le refuser.`,
    link: pageOf(erasureItemId(proposalId)),
  }),
  'erasure-decided': ({ clientId, proposalId, outcome }, nameOf) => ({
    title: outcomes.fr[outcome],
    body: `Client\u00A0: ${clientIn(nameOf, clientId)}. Vous l’aviez proposé.`,
    link: pageOf(erasureItemId(proposalId)),
  }),
  'comments-reported': ({ subject, reason, reportIds }) => ({
    title:
      reportIds.length > 1
        ? `${reportIds.length} publications signalées`
        : `${subject === 'comment' ? 'Un commentaire signalé' : 'Une copie partagée signalée'}\u00A0: ${reasons.fr[reason]}`,
    body:
      reportIds.length > 1
        ? `La dernière\u00A0: ${reasons.fr[reason]}. Votre décision est attendue.`
        : 'Votre décision est attendue.',
    link: linkTo(reportIds),
  }),
  'transcriptions-failed': ({ clientId, reason, thoughtIds }, nameOf) => ({
    title: thoughtIds.length > 1 ? `${thoughtIds.length} transcriptions ont échoué` : 'Une transcription a échoué',
    body: `${thoughtIds.length > 1 ? 'La dernière' : 'Client'}\u00A0: ${clientIn(nameOf, clientId)}. ${failures.fr[reason]} L’enregistrement est gardé.`,
    link: queues,
  }),
};

export const englishWaiting: WaitingSentences = {
  'request-received': ({ requestId, kind, clientId, reopened = false }, nameOf) => ({
    title: `${kind ? requests.en[kind] : 'A request'} ${reopened ? 'is open again' : 'has arrived'}`,
    body: `${clientId ? `Client: ${clientIn(nameOf, clientId)}. ` : ''}It is waiting for an answer.`,
    link: pageOf(requestId),
  }),
  'item-assigned': ({ item, itemId }) => ({
    title: handed.en[item],
    body: item === 'request' ? 'It is waiting for your answer.' : 'It is waiting for your decision.',
    link: pageOf(itemId),
  }),
  'report-returned': ({ reportId, cause }) => ({
    title: cause === 'unanswered' ? 'A community has not answered a report' : 'A community has handed a report back',
    body: 'It is waiting for your decision.',
    link: pageOf(reportId),
  }),
  'erasure-proposed': ({ clientId, proposalId }, nameOf) => ({
    title: 'The erasure of an account has been proposed',
    body: `Client: ${clientIn(nameOf, clientId)}. Somebody else has to confirm or decline it.`,
    link: pageOf(erasureItemId(proposalId)),
  }),
  'erasure-decided': ({ clientId, proposalId, outcome }, nameOf) => ({
    title: outcomes.en[outcome],
    body: `Client: ${clientIn(nameOf, clientId)}. You proposed it.`,
    link: pageOf(erasureItemId(proposalId)),
  }),
  'comments-reported': ({ subject, reason, reportIds }) => ({
    title:
      reportIds.length > 1
        ? `${reportIds.length} publications reported`
        : `${subject === 'comment' ? 'A comment' : 'A shared copy'} was reported: ${reasons.en[reason]}`,
    body:
      reportIds.length > 1
        ? `The latest: ${reasons.en[reason]}. They are waiting for your decision.`
        : 'It is waiting for your decision.',
    link: linkTo(reportIds),
  }),
  'transcriptions-failed': ({ clientId, reason, thoughtIds }, nameOf) => ({
    title: thoughtIds.length > 1 ? `${thoughtIds.length} transcriptions failed` : 'A transcription failed',
    body: `${thoughtIds.length > 1 ? 'The latest' : 'Client'}: ${clientIn(nameOf, clientId)}. ${failures.en[reason]} The recording is kept.`,
    link: queues,
  }),
};
