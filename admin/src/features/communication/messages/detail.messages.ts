import { defineMessage } from 'react-intl';

export const detailMessages = {
  draft: defineMessage({ id: 'communication.draft', defaultMessage: 'Brouillon', description: 'Heading of a draft' }),
  unknown: defineMessage({ id: 'communication.unknown', defaultMessage: 'Cet envoi est introuvable', description: 'Unknown address' }),
  wordsGone: defineMessage({ id: 'communication.words-gone', defaultMessage: 'Ces mots ont été effacés avec le compte de la personne.', description: 'Instead of the words to one client' }),
  figures: defineMessage({ id: 'communication.figures', defaultMessage: 'Chiffres', description: 'Panel' }),
  by: defineMessage({ id: 'communication.by', defaultMessage: 'Par', description: 'Fact: the administrator' }),
  endedAt: defineMessage({ id: 'communication.ended-at', defaultMessage: 'Fini le', description: 'Fact' }),
  dismissed: defineMessage({ id: 'communication.dismissed', defaultMessage: 'Fermée par', description: 'Fact: how many closed an announcement' }),
  columnReason: defineMessage({ id: 'communication.column-reason', defaultMessage: 'Pourquoi', description: 'Column' }),
  leftOutOne: defineMessage<{ reason: string }>({
    id: 'communication.left-out-one',
    defaultMessage:
      '{reason, select, no_address {Pas d’adresse confirmée} no_device {Aucun appareil} not_set_up {Voie non configurée} no_words {Rien dans sa langue} other {Ne veut pas de ces messages}}',
    description: 'Why one person got nothing',
  }),
  notReached: defineMessage({ id: 'communication.not-reached', defaultMessage: 'Non atteintes', description: 'Fact: how many of the audience got nothing' }),
  unsubscribed: defineMessage({ id: 'communication.unsubscribed', defaultMessage: 'Désabonnées par son e-mail', description: 'Fact' }),
  recipient: defineMessage({ id: 'communication.recipient', defaultMessage: 'Pour', description: 'Fact: one client' }),
  recipients: defineMessage({ id: 'communication.recipients', defaultMessage: 'À qui', description: 'Panel: each client whom a message reached' }),
  recipientsMissing: defineMessage({ id: 'communication.recipients-missing', defaultMessage: 'Cette liste n’a pas pu être lue.', description: 'In place of the list' }),
  noRecipients: defineMessage({ id: 'communication.no-recipients', defaultMessage: 'Personne pour l’instant.', description: 'In place of the list' }),
  columnClient: defineMessage({ id: 'communication.column-client', defaultMessage: 'Personne', description: 'Column' }),
  columnStage: defineMessage({ id: 'communication.column-stage', defaultMessage: 'Où il en est', description: 'Column' }),
  columnWhy: defineMessage({ id: 'communication.column-why', defaultMessage: 'Ce qui n’est pas parti', description: 'Column' }),
  stage: defineMessage<{ stage: string }>({
    id: 'communication.stage',
    defaultMessage: '{stage, select, opened {Ouvert} delivered {Remis} sent {Parti} blocked {Pas parti} other {Pas encore parti}}',
    description: 'How far a message got with one client',
  }),
  duplicate: defineMessage({ id: 'communication.duplicate', defaultMessage: 'Dupliquer', description: 'Button: begins another one like it' }),
  resend: defineMessage({ id: 'communication.resend', defaultMessage: 'Renvoyer à ceux qui ne l’ont pas reçu', description: 'Button' }),
  blocked: defineMessage({ id: 'communication.blocked', defaultMessage: 'Ce qui n’est pas parti', description: 'Panel' }),
  blockedBy: defineMessage<{ channel: string; reason: string }>({
    id: 'communication.blocked-by',
    defaultMessage:
      '{channel, select, push {Téléphone} mail {E-mail} other {Application}} : {reason, select, notifications_off {notifications coupées} kind_off {ces messages coupés} no_device {aucun appareil} device_unsubscribed {appareil désabonné} present {déjà devant Écrin} no_address {aucune adresse confirmée} push_not_set_up {non configuré} mail_not_set_up {non configuré} refused {refusé par le service} other {service indisponible}}',
    description: 'Why nothing was sent on a channel',
  }),
  unschedule: defineMessage({ id: 'communication.unschedule', defaultMessage: 'Modifier', description: 'Button: makes it a draft again' }),
  unscheduled: defineMessage({ id: 'communication.unscheduled', defaultMessage: 'C’est de nouveau un brouillon.', description: 'Toast' }),
  stop: defineMessage({ id: 'communication.stop', defaultMessage: 'Arrêter', description: 'Button' }),
  stopTitle: defineMessage<{ form: string }>({
    id: 'communication.stop-title',
    defaultMessage: '{form, select, announcement {Arrêter cette annonce ?} other {Arrêter cet envoi ?}}',
    description: 'Question',
  }),
  stopText: defineMessage<{ form: string }>({
    id: 'communication.stop-text',
    defaultMessage: '{form, select, announcement {Plus personne ne la verra.} other {Ceux qui l’ont reçu le gardent, personne d’autre ne le recevra.}}',
    description: 'Question',
  }),
  stopped: defineMessage({ id: 'communication.stopped', defaultMessage: 'Arrêté.', description: 'Toast' }),
  discard: defineMessage({ id: 'communication.discard', defaultMessage: 'Jeter le brouillon', description: 'Button' }),
  discardTitle: defineMessage({ id: 'communication.discard-title', defaultMessage: 'Jeter ce brouillon ?', description: 'Question' }),
  discardText: defineMessage({ id: 'communication.discard-text', defaultMessage: 'Il ne pourra pas être repris.', description: 'Question' }),
  discarded: defineMessage({ id: 'communication.discarded', defaultMessage: 'Le brouillon est jeté.', description: 'Toast' }),
};
