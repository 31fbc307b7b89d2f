import { defineMessage } from 'react-intl';

export const settingsMessages = {
  loading: defineMessage({ id: 'notification.settings.loading', defaultMessage: 'Chargement de vos réglages', description: 'What a screen reader hears while the settings are fetched' }),
  missing: defineMessage({ id: 'notification.settings.missing', defaultMessage: 'Impossible de charger vos réglages', description: 'Title when the settings cannot be fetched' }),
  unkept: defineMessage({
    id: 'notification.settings.unkept',
    defaultMessage: 'Ce réglage n’a pas pu être enregistré. Le précédent reste en place.',
    description: 'Toast: a setting could not be kept and is shown as before',
  }),
  again: defineMessage({ id: 'notification.settings.again', defaultMessage: 'Réessayer', description: 'On that toast: tries to keep it once more' }),
  general: defineMessage({ id: 'notification.settings.general', defaultMessage: 'Me prévenir hors d’Écrin', description: 'The general switch: whether anything is sent outside of the app' }),
  generalOn: defineMessage({ id: 'notification.settings.general.on', defaultMessage: 'Par les voies que vous choisissez plus bas.', description: 'Under the general switch when it is on' }),
  generalOff: defineMessage({
    id: 'notification.settings.general.off',
    defaultMessage: 'Rien n’est envoyé : ni push, ni e-mail. La liste dans Écrin continue.',
    description: 'Under the general switch when it is off',
  }),
  what: defineMessage({ id: 'notification.settings.what', defaultMessage: 'Quoi, et comment', description: 'Heading of the table of kinds and channels' }),
  kind: defineMessage({ id: 'notification.settings.kind', defaultMessage: 'Sujet', description: 'Head of the column of kinds, for screen readers' }),
  kindName: defineMessage<{ kind: string }>({
    id: 'notification.settings.kind.name',
    defaultMessage:
      '{kind, select, reminder {Rappels} goal {Objectifs} thought {Pensées} orb {Orbes} referral {Parrainage} account {Votre compte} community {Communautés} digest {Résumé du lundi} other {Nouveautés}}',
    description: 'What notifications may be about',
  }),
  kindText: defineMessage<{ kind: string }>({
    id: 'notification.settings.kind.text',
    defaultMessage:
      '{kind, select, reminder {À l’heure que vous avez fixée} goal {Une cible atteinte, une période qui finit} thought {Un enregistrement transcrit} orb {Le résultat d’un orbe qui lit tout seul} referral {Quelqu’un arrive grâce à vous} account {Connexions et sécurité} community {Réponses, partages, demandes} digest {La semaine des communautés que vous choisissez} other {Ce qui change dans Écrin}}',
    description: 'What a kind of notification tells, in a few words',
  }),
  channel: defineMessage<{ channel: string }>({
    id: 'notification.settings.channel',
    defaultMessage: '{channel, select, push {Push} mail {E-mail} other {Écrin}}',
    description: 'A way notifications go: inside the app, by push, by mail. Short: head of a narrow column',
  }),
  cell: defineMessage<{ kind: string; channel: string }>({
    id: 'notification.settings.cell',
    defaultMessage: '{kind} : {channel}',
    description: 'Accessible name of a box in the table of kinds and channels',
  }),
  accountStays: defineMessage({
    id: 'notification.settings.account-stays',
    defaultMessage: 'Ce qui touche à la sécurité de votre compte s’affiche toujours dans Écrin.',
    description: 'Under the table: why one place of it has no box',
  }),
  noPush: defineMessage({ id: 'notification.settings.no-push', defaultMessage: 'Ce serveur n’envoie pas de notifications push.', description: 'Under the table: the push column is not available' }),
  noMail: defineMessage({ id: 'notification.settings.no-mail', defaultMessage: 'Ce serveur n’envoie pas d’e-mails.', description: 'Under the table: the mail column is not available' }),
  noAddress: defineMessage({
    id: 'notification.settings.no-address',
    defaultMessage: 'Les e-mails demandent une adresse confirmée.',
    description: 'Under the table: the mail column waits for an address',
  }),
  toAddress: defineMessage({ id: 'notification.settings.to-address', defaultMessage: 'Confirmer mon adresse', description: 'After that sentence: link to the profile, where an address is confirmed' }),
  off: defineMessage({
    id: 'notification.settings.off',
    defaultMessage: 'Push et e-mails sont suspendus tant que vous ne permettez pas, plus haut, de vous prévenir hors d’Écrin.',
    description: 'Under the table while the general switch is off',
  }),
  when: defineMessage({ id: 'notification.settings.when', defaultMessage: 'Quand envoyer les push', description: 'Heading of the choice when pushes come' }),
  away: defineMessage({ id: 'notification.settings.away', defaultMessage: 'Seulement quand je ne suis pas là', description: 'Pushes come only while one is not in the app' }),
  awayText: defineMessage({ id: 'notification.settings.away.text', defaultMessage: 'Après 3 minutes sans activité dans Écrin.', description: 'Explains that choice' }),
  always: defineMessage({ id: 'notification.settings.always', defaultMessage: 'Toujours', description: 'Pushes always come; also in the table, in place of a box that could not be unticked' }),
  alwaysText: defineMessage({ id: 'notification.settings.always.text', defaultMessage: 'Aussi sur vos autres appareils pendant que vous êtes ici.', description: 'Explains that choice' }),
  quiet: defineMessage({ id: 'notification.settings.quiet', defaultMessage: 'Heures calmes', description: 'Heading and switch of the quiet hours' }),
  quietText: defineMessage({
    id: 'notification.settings.quiet.text',
    defaultMessage: 'Ce qui arrive pendant ces heures vous attend à leur fin. Rien ne se perd.',
    description: 'Explains quiet hours',
  }),
  from: defineMessage({ id: 'notification.settings.quiet.from', defaultMessage: 'De', description: 'Field: when quiet hours begin' }),
  to: defineMessage({ id: 'notification.settings.quiet.to', defaultMessage: 'À', description: 'Field: when quiet hours end' }),
  sameTimes: defineMessage({ id: 'notification.settings.quiet.same', defaultMessage: 'Choisissez deux heures différentes.', description: 'Refusal: quiet hours begin when they end' }),
  zone: defineMessage<{ city: string; elided: string }>({
    id: 'notification.settings.quiet.zone',
    defaultMessage: 'À l’heure {elided, select, yes {d’} other {de }}{city}.',
    description: 'Whose clock quiet hours follow',
  }),
  zoneHere: defineMessage<{ city: string; elided: string }>({
    id: 'notification.settings.quiet.zone.here',
    defaultMessage: 'Suivre l’heure {elided, select, yes {d’} other {de }}{city}',
    description: 'Button: quiet hours follow the clock of this device from now on',
  }),
  words: defineMessage({ id: 'notification.settings.words', defaultMessage: 'Montrer mes mots hors d’Écrin', description: 'Switch: personal words may stand in pushes and mails' }),
  wordsText: defineMessage({
    id: 'notification.settings.words.text',
    defaultMessage: 'Un écran verrouillé se lit par-dessus l’épaule, un e-mail passe par d’autres mains.',
    description: 'Explains that switch',
  }),
  exampleWith: defineMessage({ id: 'notification.settings.example.with', defaultMessage: 'Avec vos mots', description: 'Over an example of a notification that shows personal words' }),
  exampleWithout: defineMessage({ id: 'notification.settings.example.without', defaultMessage: 'Sans', description: 'Over an example of a notification without personal words' }),
  exampleWords: defineMessage({ id: 'notification.settings.example.words', defaultMessage: 'Appeler papa', description: 'Title of the example reminder, in the person’s words' }),
  exampleBare: defineMessage({ id: 'notification.settings.example.bare', defaultMessage: 'Un rappel vous attend', description: 'Title of the example reminder, without the person’s words' }),
};
