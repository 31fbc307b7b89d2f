import { defineMessage } from 'react-intl';

export const signInMethodMessages = {
  title: defineMessage({
    id: 'access.title',
    defaultMessage: 'Vos accès',
    description: 'Part of the profile: every way to sign in',
  }),
  text: defineMessage({
    id: 'access.text',
    defaultMessage: 'Ce qui ouvre votre écrin. Deux accès valent mieux qu’un.',
    description: 'Under that title',
  }),
  change: defineMessage({
    id: 'access.change',
    defaultMessage: 'Changer',
    description: 'Button beside an address or a number',
  }),
  add: defineMessage({ id: 'access.add', defaultMessage: 'Ajouter', description: 'Button where there is none yet' }),
  remove: defineMessage({ id: 'access.remove', defaultMessage: 'Retirer', description: 'Button beside a number' }),
  email: defineMessage({ id: 'access.email', defaultMessage: 'E-mail', description: 'One way in' }),
  emailNone: defineMessage({
    id: 'access.email.none',
    defaultMessage: 'Aucune adresse. Avec une adresse, vous retrouvez votre écrin même si un autre accès se perd.',
    description: 'An account without an address',
  }),
  emailProved: defineMessage({
    id: 'access.email.proved',
    defaultMessage: 'Adresse confirmée',
    description: 'The address counts',
  }),
  emailToProve: defineMessage({
    id: 'access.email.to-prove',
    defaultMessage: 'À confirmer',
    description: 'The address does not count yet',
  }),
  emailAwaited: defineMessage<{ email: string }>({
    id: 'access.email.awaited',
    defaultMessage: '{email} la remplacera une fois confirmée.',
    description: 'A new address waits for its code',
  }),
  changeEmail: defineMessage({
    id: 'access.email.change',
    defaultMessage: 'Changer l’adresse e-mail',
    description: 'Whole name of the button',
  }),
  addEmail: defineMessage({
    id: 'access.email.add',
    defaultMessage: 'Ajouter une adresse e-mail',
    description: 'Whole name of the button',
  }),
  newEmail: defineMessage({ id: 'access.email.new', defaultMessage: 'Nouvelle adresse e-mail', description: 'Field' }),
  emailWrong: defineMessage({
    id: 'access.email.wrong',
    defaultMessage: 'Cette adresse n’est pas complète.',
    description: 'Refusal of a malformed address',
  }),
  passwordWhy: defineMessage({
    id: 'access.email.why',
    defaultMessage: 'Pour vérifier que c’est bien vous.',
    description: 'Why the password is asked',
  }),
  sendCode: defineMessage<{ mail: boolean }>({
    id: 'access.email.send',
    defaultMessage: '{mail, select, true {Envoyer un code à} other {Préparer un code pour}} cette adresse',
    description: 'Button of the form',
  }),
  emailChanged: defineMessage({
    id: 'access.email.changed',
    defaultMessage: 'Votre adresse est confirmée',
    description: 'Short message once the code was right',
  }),
  phone: defineMessage({ id: 'access.phone', defaultMessage: 'Téléphone et WhatsApp', description: 'One way in' }),
  phoneNone: defineMessage({
    id: 'access.phone.none',
    defaultMessage: 'Aucun numéro',
    description: 'An account without a number',
  }),
  changePhone: defineMessage({
    id: 'access.phone.change',
    defaultMessage: 'Changer le numéro',
    description: 'Whole name of the button',
  }),
  addPhone: defineMessage({
    id: 'access.phone.add',
    defaultMessage: 'Ajouter un numéro',
    description: 'Whole name of the button',
  }),
  removePhone: defineMessage({
    id: 'access.phone.remove',
    defaultMessage: 'Retirer le numéro',
    description: 'Whole name of the button',
  }),
  phoneChanged: defineMessage({
    id: 'access.phone.changed',
    defaultMessage: 'Votre numéro est confirmé',
    description: 'Short message once the code was right',
  }),
  removePhoneAsk: defineMessage({
    id: 'access.phone.remove.ask',
    defaultMessage: 'Retirer ce numéro ?',
    description: 'Question before it',
  }),
  removePhoneText: defineMessage({
    id: 'access.phone.remove.text',
    defaultMessage: 'Il n’ouvrira plus votre écrin.',
    description: 'Under the question',
  }),
  phoneRemoved: defineMessage({
    id: 'access.phone.removed',
    defaultMessage: 'Votre numéro est retiré',
    description: 'Short message',
  }),
  passwordNone: defineMessage<{ mail: boolean }>({
    id: 'access.password.none',
    defaultMessage:
      'Ce compte n’en a pas. {mail, select, true {Un lien par e-mail permet} other {Un lien, que donne qui exploite ce serveur, permet}} d’en choisir un.',
    description: 'An account opened by phone or provider',
  }),
  passwordNeedsEmail: defineMessage({
    id: 'access.password.needs-email',
    defaultMessage: 'Ce compte n’en a pas. Pour en choisir un, il faut d’abord une adresse confirmée.',
    description: 'The same, without a proved address',
  }),
  passwordLink: defineMessage<{ mail: boolean }>({
    id: 'access.password.link',
    defaultMessage: '{mail, select, true {Recevoir} other {Préparer}} le lien',
    description: 'Button that has the link sent',
  }),
  linkSent: defineMessage<{ mail: boolean }>({
    id: 'access.password.link.sent',
    defaultMessage:
      '{mail, select, true {Le lien est en route} other {Le lien est prêt\u00A0: demandez-le à qui exploite ce serveur}}',
    description: 'Short message',
  }),
  isLinked: defineMessage({
    id: 'access.identity.linked',
    defaultMessage: 'Relié à votre écrin',
    description: 'An account elsewhere opens this one',
  }),
  notLinked: defineMessage({
    id: 'access.identity.not-linked',
    defaultMessage: 'Pas encore relié',
    description: 'An account elsewhere could open this one',
  }),
  link: defineMessage({
    id: 'access.identity.link',
    defaultMessage: 'Relier',
    description: 'Button that leads to the provider',
  }),
  linkOf: defineMessage<{ provider: string }>({
    id: 'access.identity.link.of',
    defaultMessage: 'Relier {provider}',
    description: 'Its whole name',
  }),
  unlink: defineMessage({ id: 'access.identity.unlink', defaultMessage: 'Délier', description: 'Button that ends it' }),
  unlinkOf: defineMessage<{ provider: string }>({
    id: 'access.identity.unlink.of',
    defaultMessage: 'Délier {provider}',
    description: 'Its whole name',
  }),
  unlinkAsk: defineMessage<{ provider: string }>({
    id: 'access.identity.unlink.ask',
    defaultMessage: 'Délier {provider} ?',
    description: 'Question before it',
  }),
  unlinkText: defineMessage<{ provider: string }>({
    id: 'access.identity.unlink.text',
    defaultMessage: '{provider} n’ouvrira plus votre écrin. Vous pourrez le relier plus tard.',
    description: 'Under the question',
  }),
  unlinked: defineMessage<{ provider: string }>({
    id: 'access.identity.unlinked',
    defaultMessage: '{provider} n’ouvre plus votre écrin',
    description: 'Short message',
  }),
  linked: defineMessage<{ provider: string }>({
    id: 'access.identity.done',
    defaultMessage: '{provider} ouvre désormais votre écrin.',
    description: 'After coming back from the provider',
  }),
  linkRefused: defineMessage<{ provider: string; reason: string }>({
    id: 'access.identity.refused',
    defaultMessage:
      "{reason, select, taken {Ce compte {provider} ouvre déjà un autre écrin.} another {Un autre compte {provider} est déjà relié à votre écrin. Déliez-le d’abord.} other {L'authentification {provider} a échoué. Veuillez réessayer.}}",
    description: 'After coming back from the provider; the last one is the specification’s sentence',
  }),
};
