import { defineMessage } from 'react-intl';

export const lockSettingsMessages = {
  title: defineMessage({
    id: 'lock.settings.title',
    defaultMessage: 'Verrouiller Écrin sur cet appareil',
    description: 'Title of the page, and row of the profile',
  }),
  text: defineMessage({
    id: 'lock.settings.text',
    defaultMessage:
      'Un code, en plus de votre compte. Tant qu’Écrin est verrouillé, aucun mot ne s’y lit, et vous pouvez encore y déposer une pensée.',
    description: 'Under the title',
  }),
  fact: defineMessage<{ state: string; minutes: number }>({
    id: 'lock.settings.fact',
    defaultMessage:
      '{state, select, off {Pas de verrou} other {{minutes, plural, =0 {Dès que vous quittez} one {Après une minute d’absence} other {Après # minutes d’absence}}}}',
    description: 'Under the row of the profile',
  }),
  protects: defineMessage({ id: 'lock.settings.protects', defaultMessage: 'Ce qu’il protège', description: 'Title' }),
  protectsText: defineMessage({
    id: 'lock.settings.protects.text',
    defaultMessage:
      'Ce qui est gardé sur cet appareil : pensées pas encore parties, brouillon, ce qui se relit hors connexion. Les notifications ne disent plus que leur genre, et le titre de la page ne dit plus rien.',
    description: 'What the lock protects',
  }),
  limits: defineMessage({
    id: 'lock.settings.limits',
    defaultMessage: 'Ce qu’il ne protège pas',
    description: 'Title',
  }),
  limitsText: defineMessage({
    id: 'lock.settings.limits.text',
    defaultMessage:
      'Qui copie ce disque peut essayer des codes ailleurs, sans pause : une phrase résiste, six chiffres peu. La session reste ouverte : si l’appareil est volé, déconnectez-le depuis un autre. Les adresses visitées restent dans l’historique du navigateur.',
    description: 'What the lock does not protect',
  }),
  kind: defineMessage({
    id: 'lock.settings.kind',
    defaultMessage: 'Le code',
    description: 'Choice between digits and a phrase',
  }),
  digits: defineMessage({ id: 'lock.settings.kind.digits', defaultMessage: 'Chiffres', description: 'Choice' }),
  phrase: defineMessage({ id: 'lock.settings.kind.phrase', defaultMessage: 'Phrase', description: 'Choice' }),
  digitsHint: defineMessage({
    id: 'lock.settings.hint.digits',
    defaultMessage: 'Six chiffres au moins.',
    description: 'Under the field',
  }),
  phraseHint: defineMessage({
    id: 'lock.settings.hint.phrase',
    defaultMessage: 'Douze caractères au moins. Quelques mots conviennent très bien.',
    description: 'Under the field',
  }),
  code: defineMessage({ id: 'lock.settings.code', defaultMessage: 'Nouveau code', description: 'Field' }),
  again: defineMessage({
    id: 'lock.settings.again',
    defaultMessage: 'Le même code, une seconde fois',
    description: 'Field',
  }),
  differs: defineMessage({
    id: 'lock.settings.differs',
    defaultMessage: 'Les deux codes ne sont pas les mêmes.',
    description: 'Under the second field',
  }),
  forgets: defineMessage({
    id: 'lock.settings.forgets',
    defaultMessage:
      'Code oublié : vous reconnecter à ce compte suffit, et ce qui n’est pas encore parti n’est pas perdu.',
    description: 'Under the form',
  }),
  after: defineMessage({
    id: 'lock.settings.after',
    defaultMessage: 'Se verrouille',
    description: 'Choice of the delay',
  }),
  delay: defineMessage<{ minutes: number }>({
    id: 'lock.settings.delay',
    defaultMessage: '{minutes, plural, =0 {En quittant} other {# min}}',
    description: 'A choice: at once on leaving, or after minutes',
  }),
  turnOn: defineMessage({ id: 'lock.settings.turn-on', defaultMessage: 'Poser le verrou', description: 'Button' }),
  turnedOn: defineMessage({
    id: 'lock.settings.turned-on',
    defaultMessage: 'Le verrou est posé',
    description: 'Short message',
  }),
  failed: defineMessage({
    id: 'lock.settings.failed',
    defaultMessage:
      'Le verrou n’a pas pu être posé : il faut le réseau, pour que la connexion à votre compte puisse aussi l’ouvrir.',
    description: 'The server could not be asked',
  }),
  insecure: defineMessage({
    id: 'lock.settings.insecure',
    defaultMessage: 'Ce navigateur ne permet pas de sceller ce qui est gardé ici.',
    description: 'In place of the form',
  }),
  lockNow: defineMessage({
    id: 'lock.settings.now',
    defaultMessage: 'Verrouiller maintenant',
    description: 'Button, and shortcut',
  }),
  device: defineMessage({
    id: 'lock.settings.device',
    defaultMessage: 'Le verrou de l’appareil',
    description: 'Setting: face, finger or the code of the device',
  }),
  deviceText: defineMessage({
    id: 'lock.settings.device.text',
    defaultMessage: 'Visage, empreinte ou code de l’appareil. Votre code d’Écrin ouvre toujours.',
    description: 'Explains that setting',
  }),
  deviceName: defineMessage({
    id: 'lock.settings.device.name',
    defaultMessage: 'Verrou d’Écrin',
    description: 'How the device lists its passkey',
  }),
  deviceFailed: defineMessage({
    id: 'lock.settings.device.failed',
    defaultMessage: 'Cet appareil ne le permet pas. Votre code ouvre toujours.',
    description: 'Short message',
  }),
  on: defineMessage({ id: 'lock.settings.on', defaultMessage: 'Oui', description: 'Choice' }),
  off: defineMessage({ id: 'lock.settings.off', defaultMessage: 'Non', description: 'Choice' }),
  change: defineMessage({ id: 'lock.settings.change', defaultMessage: 'Changer le code', description: 'Button' }),
  changed: defineMessage({
    id: 'lock.settings.changed',
    defaultMessage: 'Le code est changé',
    description: 'Short message',
  }),
  turnOff: defineMessage({ id: 'lock.settings.turn-off', defaultMessage: 'Enlever le verrou', description: 'Button' }),
  turnOffTitle: defineMessage({
    id: 'lock.settings.turn-off.title',
    defaultMessage: 'Enlever le verrou ?',
    description: 'Question',
  }),
  turnOffText: defineMessage({
    id: 'lock.settings.turn-off.text',
    defaultMessage: 'Ce qui est gardé sur cet appareil n’est plus scellé par un code.',
    description: 'Under the question',
  }),
  turnedOff: defineMessage({
    id: 'lock.settings.turned-off',
    defaultMessage: 'Le verrou est enlevé',
    description: 'Short message',
  }),
  stay: defineMessage({
    id: 'lock.settings.stay',
    defaultMessage: 'Annuler',
    description: 'Button that changes nothing',
  }),
};
