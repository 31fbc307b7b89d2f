import { defineMessage } from 'react-intl';

export const lockMessages = {
  title: defineMessage({
    id: 'lock.title',
    defaultMessage: 'Écrin est verrouillé',
    description: 'Title of the locked screen',
  }),
  text: defineMessage({
    id: 'lock.text',
    defaultMessage: 'Ce qui est gardé sur cet appareil est scellé.',
    description: 'Under the title of the locked screen',
  }),
  code: defineMessage({ id: 'lock.code', defaultMessage: 'Votre code', description: 'Field: digits or a phrase' }),
  show: defineMessage({
    id: 'lock.code.show',
    defaultMessage: 'Afficher le code',
    description: 'Button inside the field',
  }),
  hide: defineMessage({
    id: 'lock.code.hide',
    defaultMessage: 'Masquer le code',
    description: 'Button inside the field',
  }),
  pad: defineMessage({
    id: 'lock.pad',
    defaultMessage: 'Pavé de chiffres',
    description: 'Accessible name of the keys 0 to 9',
  }),
  erase: defineMessage({
    id: 'lock.pad.erase',
    defaultMessage: 'Effacer un chiffre',
    description: 'Key: removes the last digit',
  }),
  unlock: defineMessage({ id: 'lock.unlock', defaultMessage: 'Déverrouiller', description: 'Button' }),
  byDevice: defineMessage({
    id: 'lock.by-device',
    defaultMessage: 'Avec le verrou de l’appareil',
    description: 'Button: a face, a finger or the code of the device itself',
  }),
  deviceFailed: defineMessage({
    id: 'lock.by-device.failed',
    defaultMessage: 'L’appareil n’a pas ouvert. Votre code ouvre toujours.',
    description: 'The device did not recognise the person, or it was cancelled',
  }),
  wrong: defineMessage<{ left: number }>({
    id: 'lock.wrong',
    defaultMessage:
      '{left, plural, =0 {Ce n’est pas ce code.} one {Ce n’est pas ce code. Encore un essai avant une pause.} other {Ce n’est pas ce code. Encore # essais avant une pause.}}',
    description: 'Under the field',
  }),
  paused: defineMessage<{ seconds: number }>({
    id: 'lock.paused',
    defaultMessage:
      '{seconds, plural, one {Trop d’essais. Réessayez dans une seconde.} other {Trop d’essais. Réessayez dans # secondes.}}',
    description: 'Under the field; counts down',
  }),
  takeIn: defineMessage({
    id: 'lock.take-in',
    defaultMessage: 'Une pensée, sans déverrouiller',
    description: 'Title of the part that records or takes down a thought',
  }),
  record: defineMessage({ id: 'lock.record', defaultMessage: 'Enregistrer une pensée', description: 'Button' }),
  write: defineMessage({
    id: 'lock.write',
    defaultMessage: 'L’écrire',
    description: 'Button: opens a field for a thought',
  }),
  words: defineMessage({ id: 'lock.words', defaultMessage: 'Votre pensée', description: 'Field' }),
  keep: defineMessage({ id: 'lock.keep', defaultMessage: 'Garder', description: 'Button: keeps what was written' }),
  kept: defineMessage<{ count: number }>({
    id: 'lock.kept',
    defaultMessage:
      '{count, plural, one {Une pensée gardée, scellée. Elle part dès que possible.} other {# pensées gardées, scellées. Elles partent dès que possible.}}',
    description: 'After thoughts were taken in while it is locked',
  }),
  shared: defineMessage({
    id: 'lock.shared',
    defaultMessage: 'Ce que vous avez partagé est gardé, scellé. Vous le verrez une fois Écrin déverrouillé.',
    description: 'Another app has shared something while it is locked',
  }),
  notKept: defineMessage({
    id: 'lock.not-kept',
    defaultMessage: 'Cet appareil n’a pas pu la garder. Votre texte est toujours là.',
    description: 'The storage of the device failed',
  }),
  forgotten: defineMessage({ id: 'lock.forgotten', defaultMessage: 'Code oublié ?', description: 'Link' }),
  forgottenTitle: defineMessage({
    id: 'lock.forgotten.title',
    defaultMessage: 'Vous reconnecter pour ouvrir ?',
    description: 'Question before signing out because the code is forgotten',
  }),
  forgottenText: defineMessage({
    id: 'lock.forgotten.text',
    defaultMessage:
      'Cette session se ferme. Ce qui n’est pas encore parti reste sur cet appareil, scellé, et part quand vous vous reconnectez à ce compte, avec le réseau. Le verrou est alors levé.',
    description: 'Under the question',
  }),
  signOut: defineMessage({ id: 'lock.sign-out', defaultMessage: 'Se déconnecter', description: 'Button' }),
  signOutTitle: defineMessage({
    id: 'lock.sign-out.title',
    defaultMessage: 'Se déconnecter de cet appareil ?',
    description: 'Question before signing out',
  }),
  signOutText: defineMessage({
    id: 'lock.sign-out.text',
    defaultMessage:
      'Le verrou reste : à la prochaine connexion, votre code sera demandé. Ce qui n’est pas encore parti reste ici, scellé.',
    description: 'Under the question',
  }),
  stay: defineMessage({ id: 'lock.stay', defaultMessage: 'Annuler', description: 'Button that signs nobody out' }),
  recoverTitle: defineMessage({
    id: 'lock.recover.title',
    defaultMessage: 'Encore scellé',
    description: 'Title after a forgotten code, when the server could not open what is sealed',
  }),
  recoverText: defineMessage({
    id: 'lock.recover.text',
    defaultMessage:
      'Rien n’est perdu. Ce qui est gardé ici s’ouvre dans les dix minutes qui suivent une connexion à ce compte, avec le réseau.',
    description: 'Under that title',
  }),
  retry: defineMessage({ id: 'lock.retry', defaultMessage: 'Réessayer', description: 'Button' }),
};
