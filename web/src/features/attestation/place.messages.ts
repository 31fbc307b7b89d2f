import type { CertificatePlace, ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import type { PlaceGroup } from './certificate-rows.ts';

/** How far an erasure is that has no certificate. */
export const stateMessages = {
  asked: {
    title: defineMessage({ id: 'attestation.state.asked', defaultMessage: 'Effacement demandé', description: 'Title: how far an erasure is' }),
    text: defineMessage<{ due: string }>({
      id: 'attestation.state.asked.text',
      defaultMessage: 'Il commence le {due}. D’ici là, une connexion suffit à l’annuler.',
      description: 'How far an erasure is',
    }),
  },
  withdrawn: {
    title: defineMessage({ id: 'attestation.state.withdrawn', defaultMessage: 'Effacement annulé', description: 'Title: how far an erasure is' }),
    text: defineMessage({ id: 'attestation.state.withdrawn.text', defaultMessage: 'Une connexion l’a annulé\u00a0: rien n’a été effacé.', description: 'How far an erasure is' }),
  },
  'under-way': {
    title: defineMessage({ id: 'attestation.state.under-way', defaultMessage: 'Effacement en cours', description: 'Title: how far an erasure is' }),
    text: defineMessage({ id: 'attestation.state.under-way.text', defaultMessage: 'Il ne s’annule plus. L’attestation sera ici dès que tout aura été relu.', description: 'How far an erasure is' }),
  },
  done: {
    title: defineMessage({ id: 'attestation.state.done', defaultMessage: 'Effacement terminé', description: 'Title: how far an erasure is' }),
    text: defineMessage({
      id: 'attestation.state.done.text',
      defaultMessage: 'L’attestation n’a pas pu être lue par cette page. Rechargez-la, ou revenez plus tard.',
      description: 'How far an erasure is',
    }),
  },
} as const satisfies Readonly<Record<ErasureState['state'], object>>;

/** Rows of a certificate: `closed` of `all` places. */
export const groupMessages = {
  keys: defineMessage<{ closed: number; all: number }>({ id: 'attestation.row.keys', defaultMessage: 'Clés détruites, {closed}\u00a0sur\u00a0{all}', description: 'Row of a certificate' }),
  events: defineMessage<{ closed: number; all: number }>({ id: 'attestation.row.events', defaultMessage: 'Journal illisible, {closed}\u00a0sur\u00a0{all}', description: 'Row of a certificate' }),
  copies: defineMessage<{ closed: number; all: number }>({
    id: 'attestation.row.copies',
    defaultMessage: 'Copies de lecture purgées, {closed}\u00a0sur\u00a0{all}',
    description: 'Row of a certificate',
  }),
  recordings: defineMessage<{ closed: number; all: number }>({
    id: 'attestation.row.recordings',
    defaultMessage: 'Sons et images effacés, {closed}\u00a0sur\u00a0{all}',
    description: 'Row of a certificate',
  }),
  backups: defineMessage<{ closed: number; all: number }>({ id: 'attestation.row.backups', defaultMessage: 'Sauvegardes relues, {closed}\u00a0sur\u00a0{all}', description: 'Row of a certificate' }),
  devices: defineMessage<{ closed: number; all: number }>({
    id: 'attestation.row.devices',
    defaultMessage: '{all, plural, =0 {Aucun appareil n’était connecté} other {Appareils vidés, {closed}\u00a0sur\u00a0{all}}}',
    description: 'Row of a certificate: devices that keep nothing any more, of those that were signed in',
  }),
} as const satisfies Readonly<Record<PlaceGroup, object>>;

/** Of less than an account: most of what is in these places is kept. */
export const partGroupMessages = {
  keys: groupMessages.keys,
  events: defineMessage<{ closed: number; all: number }>({
    id: 'attestation.part-row.events',
    defaultMessage: 'Journal relu, {closed}\u00a0sur\u00a0{all}',
    description: 'Row of a certificate of less than an account',
  }),
  copies: defineMessage<{ closed: number; all: number }>({
    id: 'attestation.part-row.copies',
    defaultMessage: 'Copies de lecture relues, {closed}\u00a0sur\u00a0{all}',
    description: 'Row of a certificate of less than an account',
  }),
  recordings: defineMessage<{ closed: number; all: number }>({
    id: 'attestation.part-row.recordings',
    defaultMessage: 'Sons et images relus, {closed}\u00a0sur\u00a0{all}',
    description: 'Row of a certificate of less than an account',
  }),
  backups: groupMessages.backups,
  devices: groupMessages.devices,
} as const satisfies Readonly<Record<PlaceGroup, object>>;

export const placeMessages: Readonly<Record<CertificatePlace, MessageDescriptor>> = {
  keys: defineMessage({ id: 'attestation.place.keys', defaultMessage: 'Clés', description: 'A place that is searched after an erasure' }),
  events: defineMessage({ id: 'attestation.place.events', defaultMessage: 'Journal', description: 'A place that is searched after an erasure' }),
  'read-models': defineMessage({ id: 'attestation.place.read-models', defaultMessage: 'Copies de lecture', description: 'A place that is searched after an erasure' }),
  recordings: defineMessage({ id: 'attestation.place.recordings', defaultMessage: 'Sons et images', description: 'A place that is searched after an erasure' }),
  access: defineMessage({ id: 'attestation.place.access', defaultMessage: 'Accès et sessions', description: 'A place that is searched after an erasure' }),
  messages: defineMessage({ id: 'attestation.place.messages', defaultMessage: 'Messages en attente', description: 'A place that is searched after an erasure' }),
  outbox: defineMessage({ id: 'attestation.place.outbox', defaultMessage: 'Messages envoyés', description: 'A place that is searched after an erasure' }),
  workflows: defineMessage({ id: 'attestation.place.workflows', defaultMessage: 'Tâches', description: 'A place that is searched after an erasure' }),
  answers: defineMessage({ id: 'attestation.place.answers', defaultMessage: 'Réponses récentes', description: 'A place that is searched after an erasure' }),
  presence: defineMessage({ id: 'attestation.place.presence', defaultMessage: 'Présence', description: 'A place that is searched after an erasure' }),
  crashes: defineMessage({ id: 'attestation.place.crashes', defaultMessage: 'Relevés d’incidents', description: 'A place that is searched after an erasure' }),
  'other-files': defineMessage({ id: 'attestation.place.other-files', defaultMessage: 'Autres fichiers', description: 'A place that is searched after an erasure' }),
  'key-copies': defineMessage({ id: 'attestation.place.key-copies', defaultMessage: 'Clés des sauvegardes', description: 'A place that is searched after an erasure' }),
  backups: defineMessage({ id: 'attestation.place.backups', defaultMessage: 'Sauvegardes', description: 'A place that is searched after an erasure' }),
  devices: defineMessage({
    id: 'attestation.place.devices',
    defaultMessage: 'Appareils connectés',
    description: 'A place of the certificate of an erasure: devices on which the person was signed in',
  }),
};
