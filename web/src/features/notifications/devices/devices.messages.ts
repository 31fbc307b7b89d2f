import { defineMessage } from 'react-intl';

export const deviceMessages = {
  here: defineMessage({ id: 'notification.here', defaultMessage: 'Sur cet appareil', description: 'Heading of what this device does about pushes' }),
  on: defineMessage({ id: 'notification.here.on', defaultMessage: 'Cet appareil reçoit vos notifications.', description: 'This device takes pushes' }),
  turnOff: defineMessage({ id: 'notification.here.turn-off', defaultMessage: 'Ne plus recevoir ici', description: 'Button: this device takes no more pushes' }),
  generalFirst: defineMessage({ id: 'notification.here.general-first', defaultMessage: 'Permettez d’abord, plus haut, de vous prévenir hors d’Écrin.', description: 'Pushes need the general switch' }),
  noKey: defineMessage({
    id: 'notification.here.no-key',
    defaultMessage: 'Les notifications sur appareil ne sont pas disponibles ici. Tout reste dans votre liste.',
    description: 'The server has no key for pushes',
  }),
  none: defineMessage({
    id: 'notification.here.none',
    defaultMessage: 'Ce navigateur ne sait pas recevoir de notifications ici. Tout reste dans votre liste.',
    description: 'The browser knows no pushes',
  }),
  homeScreen: defineMessage({
    id: 'notification.here.home-screen',
    defaultMessage: 'Sur iPhone et iPad, les notifications arrivent une fois Écrin ajouté à l’écran d’accueil :',
    description: 'Before the steps for iPhone and iPad',
  }),
  homeScreenShare: defineMessage({ id: 'notification.here.home-screen.share', defaultMessage: 'dans Safari, touchez le bouton Partager ;', description: 'Step 1 on iPhone and iPad' }),
  homeScreenAdd: defineMessage({ id: 'notification.here.home-screen.add', defaultMessage: 'choisissez « Sur l’écran d’accueil », puis « Ajouter » ;', description: 'Step 2 on iPhone and iPad' }),
  homeScreenOpen: defineMessage({ id: 'notification.here.home-screen.open', defaultMessage: 'ouvrez Écrin depuis l’écran d’accueil, et revenez ici.', description: 'Step 3 on iPhone and iPad' }),
  denied: defineMessage({
    id: 'notification.here.denied',
    defaultMessage: 'Ce navigateur bloque les notifications d’Écrin. Pour les permettre de nouveau :',
    description: 'Permission was denied; the way to undo it follows',
  }),
  undoDenied: defineMessage<{ settings: string }>({
    id: 'notification.here.denied.undo',
    defaultMessage:
      '{settings, select, applePhone {ouvrez Réglages, Notifications, puis Écrin, et activez « Autoriser les notifications ».} app {ouvrez Paramètres, Applications, puis Écrin, Notifications, et activez-les.} chromePhone {touchez l’icône à gauche de l’adresse, puis Autorisations, et autorisez les notifications.} safari {ouvrez Safari, Réglages, Sites web, Notifications, et choisissez « Autoriser » pour Écrin.} firefox {cliquez sur l’icône à gauche de l’adresse, et effacez l’autorisation bloquée des notifications.} other {cliquez sur l’icône à gauche de l’adresse, et autorisez les notifications.}}',
    description: 'How a refusal is taken back, by the browser',
  }),
  devices: defineMessage({ id: 'notification.devices', defaultMessage: 'Appareils', description: 'Heading of the devices that take pushes' }),
  devicesNone: defineMessage({ id: 'notification.devices.none', defaultMessage: 'Aucun appareil ne reçoit vos notifications.', description: 'No device takes pushes' }),
  devicesMissing: defineMessage({ id: 'notification.devices.missing', defaultMessage: 'Impossible de charger la liste des appareils.', description: 'The devices cannot be fetched' }),
  device: defineMessage({ id: 'notification.device', defaultMessage: 'Appareil', description: 'A device whose name is not known' }),
  current: defineMessage({ id: 'notification.device.current', defaultMessage: 'celui-ci', description: 'After the name of the device at hand' }),
  delivered: defineMessage<{ moment: string }>({
    id: 'notification.device.delivered',
    defaultMessage: 'Dernière notification reçue : {moment}',
    description: 'When a device last told that it has a push',
  }),
  sent: defineMessage<{ moment: string }>({
    id: 'notification.device.sent',
    defaultMessage: 'Dernier envoi : {moment}, pas encore confirmé',
    description: 'When something was last sent to a device that has not told it has it',
  }),
  added: defineMessage<{ moment: string }>({ id: 'notification.device.added', defaultMessage: 'Inscrit le {moment}, rien reçu pour l’instant', description: 'Nothing was sent to a device yet' }),
  remove: defineMessage({ id: 'notification.device.remove', defaultMessage: 'Retirer', description: 'Button: a device takes no more pushes' }),
  removeOf: defineMessage<{ device: string }>({ id: 'notification.device.remove.name', defaultMessage: 'Retirer {device}', description: 'Accessible name of that button' }),
  removed: defineMessage({ id: 'notification.device.removed', defaultMessage: 'Cet appareil ne recevra plus rien.', description: 'Toast after removing a device' }),
  test: defineMessage({ id: 'notification.test', defaultMessage: 'Envoyer un test', description: 'Button: sends one notification to oneself' }),
  testTitle: defineMessage({ id: 'notification.test.title', defaultMessage: 'Vérifier', description: 'Heading of the test' }),
  testText: defineMessage({
    id: 'notification.test.text',
    defaultMessage: 'Une notification part aussitôt par chaque voie ouverte pour « Votre compte », et vous voyez ici ce qu’elle devient.',
    description: 'Explains the test',
  }),
  outcomes: defineMessage({ id: 'notification.outcomes', defaultMessage: 'Suivi', description: 'Name of the list of what became of the test' }),
  inList: defineMessage({ id: 'notification.outcomes.in-list', defaultMessage: 'dans votre liste', description: 'The test stands in the list inside the app' }),
  underway: defineMessage({ id: 'notification.outcomes.underway', defaultMessage: 'en chemin', description: 'Nothing is known yet about the test on a channel' }),
  outcome: defineMessage<{ state: string; moment: string }>({
    id: 'notification.outcome',
    defaultMessage: '{state, select, sent {envoyé} delivered {arrivé, {moment}} held_back {retenu par les heures calmes jusqu’au {moment}} other {pas envoyé}}',
    description: 'What became of a notification on a channel',
  }),
  outcomeBecause: defineMessage<{ what: string; why: string }>({ id: 'notification.outcome.because', defaultMessage: '{what} : {why}', description: 'What became of a notification, and why' }),
  onDevice: defineMessage<{ device: string; what: string }>({ id: 'notification.outcome.on-device', defaultMessage: '{device} : {what}', description: 'What became of a notification on a device' }),
};
