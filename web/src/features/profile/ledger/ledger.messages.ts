import { defineMessage } from 'react-intl';

export const ledgerMessages = {
  title: defineMessage({ id: 'consents.ledger', defaultMessage: 'Le registre', description: 'Heading: what was sent, line by line' }),
  lines: defineMessage<{ count: number }>({
    id: 'consents.ledger.lines',
    defaultMessage: '{count, plural, =0 {Aucune ligne} one {Une ligne} other {{count, number} lignes}}',
    description: 'Beside the heading: how many lines the filters leave',
  }),
  what: defineMessage({
    id: 'consents.ledger.what',
    defaultMessage:
      'Chaque envoi à un moteur, chaque message remis à qui le distribue et chaque archive prise par un autre écrin, est noté ici avant de partir, même s’il échoue ou s’il est repris, sans aucun de vos mots. Les consignes d’Écrin, les mêmes pour tous, ne sont pas comptées.',
    description: 'What the ledger has and what it has not; « il est repris »: the request is tried again',
  }),
  filters: defineMessage({ id: 'consents.ledger.filters', defaultMessage: 'Ce qui est montré', description: 'Name of the group of filters' }),
  all: defineMessage({ id: 'consents.ledger.all', defaultMessage: 'Tout', description: 'Filter: every line' }),
  part: defineMessage<{ part: string }>({
    id: 'consents.ledger.part',
    defaultMessage: '{part, select, sound {Voix} text {Textes} message {Messages} other {Accords}}',
    description: 'Filter: sounds, texts, messages, or consents given and taken back',
  }),
  recent: defineMessage({ id: 'consents.ledger.recent', defaultMessage: 'Un mois', description: 'Filter: the last 30 days' }),
  remove: defineMessage<{ name: string }>({ id: 'consents.ledger.remove', defaultMessage: 'Ne plus filtrer\u00A0: {name}', description: 'Name of the button that removes a filter' }),
  nothing: defineMessage({ id: 'consents.ledger.nothing', defaultMessage: 'Rien n’est parti.', description: 'The ledger is empty' }),
  nothingText: defineMessage({ id: 'consents.ledger.nothing.text', defaultMessage: 'Aucun envoi n’a encore été noté pour vous.', description: 'Under it' }),
  noneHere: defineMessage({ id: 'consents.ledger.none-here', defaultMessage: 'Rien n’est noté avec ces filtres.', description: 'The filters leave no line' }),
  showAll: defineMessage({ id: 'consents.ledger.show-all', defaultMessage: 'Tout montrer', description: 'Button: removes all filters' }),
  older: defineMessage({ id: 'consents.ledger.older', defaultMessage: 'Montrer la suite', description: 'Button for older lines' }),
  download: defineMessage({ id: 'consents.ledger.download', defaultMessage: 'Le registre, signé', description: 'Button: downloads all lines as a table (CSV) in a signed archive' }),
  notDownloaded: defineMessage({ id: 'consents.ledger.not-downloaded', defaultMessage: 'Le registre n’a pas pu être téléchargé. Le serveur ne répond pas.', description: 'Toast' }),
  text: defineMessage<{ size: number }>({
    id: 'consents.ledger.text',
    defaultMessage: 'Un texte, {size, plural, one {# caractère} other {{size, number} caractères}}',
    description: 'A line: a text was sent',
  }),
  message: defineMessage<{ purpose: string; size: number }>({
    id: 'consents.ledger.message',
    defaultMessage: '{purpose, select, mail {Un e-mail} push {Une notification} other {Un message}}, {size, plural, one {# caractère} other {{size, number} caractères}}',
    description: 'A line: a mail, a notification of the system, or an SMS or the like was sent',
  }),
  archive: defineMessage<{ size: string }>({ id: 'consents.ledger.archive', defaultMessage: 'Votre écrin, {size}', description: 'A line: the archive was fetched by another écrin; size: « 421 Mo »' }),
  sound: defineMessage<{ minutes: number; seconds: number }>({
    id: 'consents.ledger.sound',
    defaultMessage: '{minutes, plural, =0 {{seconds, number}\u00A0s de voix} other {#\u00A0min {seconds, number}\u00A0s de voix}}',
    description: 'A line: a sound was sent, and its length',
  }),
  unmeasured: defineMessage<{ thing: string }>({
    id: 'consents.ledger.unmeasured',
    defaultMessage: '{thing, select, sound {Une voix} other {Un texte}}',
    description: 'A line: something was sent whose length was not known before',
  }),
  consent: defineMessage<{ kind: string; purpose: string }>({
    id: 'consents.ledger.consent',
    defaultMessage:
      '{purpose, select, push {{kind, select, given {Appareil inscrit aux notifications} other {Appareil retiré des notifications}}} sharing {{kind, select, given {Partage ouvert par vous} other {Partage fermé par vous}}} other {{kind, select, given {Accord donné par vous} other {Accord repris par vous}}}}',
    description: 'A line: the person accepted something, or took that back; push: a device may be notified, or no longer; sharing: of a story or a thought',
  }),
  purpose: defineMessage<{ purpose: string }>({
    id: 'consents.ledger.purpose',
    defaultMessage:
      '{purpose, select, transcription {Pour la transcrire.} understanding {Pour le comprendre.} meaning {Pour chercher par le sens.} answers {Pour répondre à une question.} memory {Pour proposer un fait à retenir.} orbs {Pour un orbe.} drafts {Pour composer un récit.} advice {Pour commenter un objectif.} move {Vous l’avez déménagé.} other {}}',
    description: 'Under a line: what it was sent for; transcription: « la », the voice; understanding: « le », the text',
  }),
  reason: defineMessage<{ reason: string }>({
    id: 'consents.ledger.reason',
    defaultMessage:
      '{reason, select, prove_email {Pour confirmer votre adresse.} forgotten_password {Pour choisir un nouveau mot de passe.} password_changed {Pour dire que votre mot de passe a changé.} email_change_asked {Pour dire qu’une autre adresse a été demandée.} email_changed {Pour dire que votre adresse a changé.} identity_linked {Pour dire qu’un compte a été lié au vôtre.} new_device {Pour dire qu’un nouvel appareil a ouvert votre compte.} passkey_added {Pour dire qu’une clé d’accès a été ajoutée.} phone_code {Pour un code de connexion.} phone_added {Pour dire que votre numéro a été ajouté.} phone_moved {Pour dire que votre numéro est passé à un autre compte.} account_deactivated {Pour dire que votre compte est désactivé.} account_reactivated {Pour dire que votre compte est de nouveau ouvert.} erasure_asked {Pour confirmer l’effacement demandé.} erasure_proposed {Pour dire que l’effacement de votre compte est proposé.} notification {Pour une de vos notifications.} other {}}',
    description: 'Under a line: why a message was sent; the code with « _ » instead of « - », which a message cannot have',
  }),
  wording: defineMessage<{ wording: number }>({
    id: 'consents.ledger.wording',
    defaultMessage: 'Texte montré\u00A0: version {wording, number}.',
    description: 'Under a line: which version of the words of this page was shown',
  }),
  words: defineMessage({ id: 'consents.ledger.words', defaultMessage: 'Relire ce texte', description: 'Opens the words that were agreed to' }),
  device: defineMessage<{ place: string; device: string }>({
    id: 'consents.ledger.device',
    defaultMessage: '{place, select, here {Depuis cet appareil.} there {Depuis {device}.} other {Depuis un appareil déconnecté depuis.}}',
    description: 'Under a line: where it was accepted or taken back; device: « Firefox sur Linux »',
  }),
  thought: defineMessage({ id: 'consents.ledger.thought', defaultMessage: 'Voir la pensée', description: 'Link to the thought that was sent' }),
};

/** What leaves by an act of the person, without a switch here. */
export const otherWayMessages = {
  title: defineMessage({ id: 'consents.others', defaultMessage: 'Sans moteur', description: 'Heading: what leaves without an engine, such as mails' }),
  name: defineMessage<{ purpose: string }>({
    id: 'consents.others.name',
    defaultMessage:
      '{purpose, select, mail {Vous écrire} push {Vous notifier} phone {Vous envoyer un code} identity {Vous reconnaître} sharing {Partager} move {Déménager} backups {Sauvegarder} other {Compter}}',
    description: 'Name of what something leaves for; other: statistics of the service',
  }),
  what: defineMessage<{ purpose: string }>({
    id: 'consents.others.what',
    defaultMessage:
      '{purpose, select, mail {Vos e-mails passent par le serveur qui les remet. Votre compte en a besoin\u202F; les rappels se règlent dans vos notifications.} push {Vos notifications passent, chiffrées, par le service de votre navigateur. Votre oui est l’inscription de l’appareil\u202F; l’en retirer le reprend.} phone {Un code part au numéro que vous avez donné. Retirer le numéro arrête tout.} identity {Si vous entrez par Google ou par X, ce service apprend que vous ouvrez Écrin, et quand. Rien de vous ne lui est envoyé d’ici. Votre oui est de passer par lui\u202F; un autre moyen de connexion s’en passe.} sharing {Un récit ou une pensée se lit là où vous l’ouvrez. Votre oui est le partage\u202F; le fermer le reprend.} move {Vos données partent chez l’écrin que vous avez choisi, quand il les demande avec votre adresse.} backups {Chaque sauvegarde du service part aussi chez un hébergeur de fichiers, avec celles de tous. Vos mots, vos sons et vos images y sont scellés, leurs clés gardées à part\u202F; les noms de vos appareils et les heures de connexion s’y lisent. C’est le choix de qui tient ce service, et n’a pas de ligne au registre.} other {Rien ne part. Les chiffres du service se comptent ici, sans un mot de vous.}}',
    description: 'What leaves, and what the yes of the person is; other: statistics of the service',
  }),
};

export const ledgerFigureMessages = {
  hosts: defineMessage({ id: 'consents.hosts', defaultMessage: 'Chez qui', description: 'Heading: to which machines words were sent' }),
  host: defineMessage<{ host: string }>({
    id: 'consents.hosts.one',
    defaultMessage: 'Dans le registre, seulement {host}',
    description: 'Name of a button with the name of a host: it filters the ledger',
  }),
  months: defineMessage({ id: 'consents.months', defaultMessage: 'Mois par mois', description: 'Heading of a chart' }),
  monthsName: defineMessage<{ months: string }>({ id: 'consents.months.name', defaultMessage: 'Envois par mois\u00A0: {months}.', description: 'The chart in words: « Mars 2025 12, Avril 2025 20 »' }),
  sent: defineMessage<{ count: number; date: string }>({
    id: 'consents.sendings',
    defaultMessage: '{count, plural, one {Un envoi, le {date}} other {{count, number} envois depuis le {date}}}',
    description: 'Under a purpose: how many times something was sent for it; a link to these lines',
  }),
  total: defineMessage<{ count: number; months: number }>({
    id: 'consents.sendings.total',
    defaultMessage:
      '{count, plural, =0 {Rien n’est encore parti.} one {<b>Un envoi</b> en {months, plural, one {un mois} other {{months, number} mois}}.} other {<b>{count, number} envois</b> en {months, plural, one {un mois} other {{months, number} mois}}.}}',
    description: 'After how many purposes are accepted: how many sendings, in how many months; b: emphasised',
  }),
};
