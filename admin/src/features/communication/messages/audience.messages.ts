import { defineMessage } from 'react-intl';

export const audienceMessages = {
  messageToOne: defineMessage({ id: 'communication.message-to-one', defaultMessage: 'Message à une personne', description: 'Instead of the choice between message and announcement' }),
  criteria: defineMessage({ id: 'communication.criteria', defaultMessage: 'Critères', description: 'Button that opens the criteria on a phone, and their title' }),
  backToWriting: defineMessage({ id: 'communication.back-to-writing', defaultMessage: 'Revenir au message', description: 'Button: closes the criteria' }),
  toClient: defineMessage({ id: 'communication.to-client', defaultMessage: 'Une personne', description: 'Audience, and the field to find her' }),
  exceptThose: defineMessage({ id: 'communication.except-those', defaultMessage: 'Sans les personnes à qui le premier envoi a été remis.', description: 'Who is left out of the audience' }),
  seeEarlier: defineMessage({ id: 'communication.see-earlier', defaultMessage: 'Voir cet envoi', description: 'Link to the earlier message' }),
  includeThem: defineMessage({ id: 'communication.include-them', defaultMessage: 'Les inclure', description: 'Button: nobody is left out any more' }),
  anotherClient: defineMessage({ id: 'communication.another-client', defaultMessage: 'Quelqu’un d’autre', description: 'Button: chooses another recipient' }),
  organization: defineMessage({ id: 'communication.organization', defaultMessage: 'Organisation', description: 'Criterion' }),
  thisOrganization: defineMessage({ id: 'communication.this-organization', defaultMessage: 'L’organisation choisie', description: 'Choice of a criterion whose name is not known here' }),
  send: defineMessage<{ count: number; form: string; when: string }>({
    id: 'communication.send',
    defaultMessage:
      '{form, select, announcement {{when, select, now {Publier l’annonce} other {Programmer l’annonce}}} other {{when, select, now {Envoyer à {count, plural, one {# personne} other {# personnes}}} other {Programmer pour {count, plural, one {# personne} other {# personnes}}}}}}',
    description: 'Button, and title of its question',
  }),
  sendText: defineMessage<{ form: string; when: string }>({
    id: 'communication.send-text',
    defaultMessage:
      '{form, select, announcement {Tous les clients la verront en haut de leur application, et pourront la fermer.} other {{when, select, now {Le message part tout de suite. Vous pourrez l’arrêter pendant l’envoi.} other {Vous pourrez le modifier jusqu’à son heure.}}}}',
    description: 'Question before it is sent',
  }),
  sendDo: defineMessage<{ form: string; when: string }>({
    id: 'communication.send-do',
    defaultMessage: '{when, select, now {{form, select, announcement {Publier} other {Envoyer}}} other {Programmer}}',
    description: 'Button that confirms',
  }),
  test: defineMessage({ id: 'communication.test', defaultMessage: 'M’envoyer un essai', description: 'Button' }),
  testSent: defineMessage({ id: 'communication.test-sent', defaultMessage: 'L’essai est en route vers votre adresse.', description: 'Toast' }),
  testText: defineMessage({
    id: 'communication.test-text',
    defaultMessage: 'Vous n’avez pas de compte client : l’essai vous parvient par e-mail, et le reste se voit ici.',
    description: 'Under the preview',
  }),
  incomplete: defineMessage<{ lang: string }>({
    id: 'communication.incomplete',
    defaultMessage: 'Il faut un titre et un texte {lang, select, fr {en français} en {en anglais} other {dans chaque langue, ou une langue de repli}}, et au moins une voie.',
    description: 'Why it cannot be sent yet',
  }),
  readerReads: defineMessage<{ lang: string }>({
    id: 'communication.reader-reads',
    defaultMessage: 'Cette personne lit en {lang, select, fr {français} other {anglais}} : ce texte suffit.',
    description: 'Of a message to one client, instead of the choice of another language',
  }),
  reached: defineMessage({ id: 'communication.reached', defaultMessage: 'Personnes concernées', description: 'Over the count' }),
  ofClients: defineMessage<{ clients: number }>({ id: 'communication.of-clients', defaultMessage: 'sur {clients, plural, one {# client} other {# clients}}', description: 'Under the count' }),
  notCounted: defineMessage({ id: 'communication.not-counted', defaultMessage: 'Le compte n’a pas pu être fait.', description: 'Instead of the count' }),
  countAgain: defineMessage({ id: 'communication.count-again', defaultMessage: 'Compter de nouveau', description: 'Button' }),
  readIn: defineMessage<{ lang: string }>({ id: 'communication.read-in', defaultMessage: '{lang, select, fr {En français} other {En anglais}}', description: 'How many read it in a language' }),
  fallbacks: defineMessage({ id: 'communication.fallbacks', defaultMessage: 'Dans une autre langue que la leur', description: 'How many read the fallback' }),
  held: defineMessage({ id: 'communication.held', defaultMessage: 'En heures calmes à ce moment, servies ensuite', description: 'How many get a push or a mail later' }),
  leftOut: defineMessage<{ reason: string }>({
    id: 'communication.left-out',
    defaultMessage: '{reason, select, no_address {Sans adresse confirmée} no_device {Sans appareil} not_set_up {Voie non configurée} no_words {Langue manquante} other {Ont refusé ces messages}}',
    description: 'Why some of the audience get nothing',
  }),
  notMatching: defineMessage({ id: 'communication.not-matching', defaultMessage: 'Hors critères', description: 'How many clients are not in the audience' }),
  deactivated: defineMessage({ id: 'communication.deactivated', defaultMessage: 'Comptes désactivés', description: 'How many clients are deactivated' }),
  previewPhone: defineMessage({ id: 'communication.preview-phone', defaultMessage: 'Sur un téléphone', description: 'Title of the preview' }),
  previewBanner: defineMessage({ id: 'communication.preview-banner', defaultMessage: 'Dans l’application', description: 'Title of the preview of an announcement' }),
  previewLanguage: defineMessage({ id: 'communication.preview-language', defaultMessage: 'Langue de l’aperçu', description: 'Choice' }),
  untitled: defineMessage({ id: 'communication.untitled', defaultMessage: 'Sans titre', description: 'Where there is no title' }),
};
