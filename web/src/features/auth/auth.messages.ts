import { defineMessage } from 'react-intl';

export const authMessages = {
  home: defineMessage({
    id: 'account.home',
    defaultMessage: 'Écrin, accueil',
    description: 'Accessible name of the logo on the sign-in pages',
  }),
  quote: defineMessage({
    id: 'account.quote',
    defaultMessage:
      'J’ai peint la chambre du fond en vert. Tout le monde dit que c’est trop foncé. J’y dors mieux que partout ailleurs.',
    description: 'Example thought on velvet beside the sign-in form',
  }),
  signInTitle: defineMessage({
    id: 'account.log-in.title',
    defaultMessage: 'Vous revoilà.',
    description: 'Title of the login screen',
  }),
  signIn: defineMessage({
    id: 'account.log-in',
    defaultMessage: 'Se connecter',
    description: 'Button of the login form, and links to it',
  }),
  registerTitle: defineMessage({
    id: 'account.register.title',
    defaultMessage: 'Ouvrez votre écrin.',
    description: 'Title of the screen that makes an account',
  }),
  register: defineMessage({
    id: 'account.register',
    defaultMessage: 'Créer un compte',
    description: 'Button of the registration form, and links to it',
  }),
  noAccount: defineMessage({
    id: 'account.no-account',
    defaultMessage: 'Pas encore d’écrin ?',
    description: 'Before the link that makes an account',
  }),
  haveAccount: defineMessage({
    id: 'account.have-account',
    defaultMessage: 'Déjà un écrin ?',
    description: 'Before the link to the login screen',
  }),
  firstname: defineMessage({ id: 'account.firstname', defaultMessage: 'Prénom', description: 'Field' }),
  firstnameHint: defineMessage({
    id: 'account.firstname.hint',
    defaultMessage: 'Pour vous saluer. Rien d’autre.',
    description: 'Under the first-name field',
  }),
  email: defineMessage({ id: 'account.email', defaultMessage: 'Adresse e-mail', description: 'Field' }),
  password: defineMessage({ id: 'account.password', defaultMessage: 'Mot de passe', description: 'Field' }),
  passwordHint: defineMessage({
    id: 'account.password.hint',
    defaultMessage: 'Au moins 8 caractères. Une phrase convient très bien.',
    description: 'Under the password field',
  }),
  mismatch: defineMessage({
    id: 'account.password.mismatch',
    defaultMessage: 'Les mots de passe ne correspondent pas !',
    description: 'Refusal when password and confirmation differ',
  }),
  show: defineMessage({
    id: 'account.password.show',
    defaultMessage: 'Afficher le mot de passe',
    description: 'Button inside the password field',
  }),
  hide: defineMessage({
    id: 'account.password.hide',
    defaultMessage: 'Masquer le mot de passe',
    description: 'Button inside the password field',
  }),
  forgotten: defineMessage({
    id: 'account.forgotten',
    defaultMessage: 'Oublié ?',
    description: 'Link to the forgotten-password screen',
  }),
  required: defineMessage({
    id: 'account.required',
    defaultMessage: 'Ce champ est obligatoire.',
    description: 'Refusal of an empty field',
  }),
  emailWrong: defineMessage({
    id: 'account.email.wrong',
    defaultMessage: 'Cette adresse n’est pas complète.',
    description: 'Refusal of a malformed e-mail address',
  }),
  loading: defineMessage({
    id: 'account.loading',
    defaultMessage: 'Un instant',
    description: 'What a screen reader hears while the ways in, or a profile, are fetched',
  }),
  continueWith: defineMessage<{ provider: string }>({
    id: 'account.continue-with',
    defaultMessage: 'Continuer avec {provider}',
    description: 'Link to a provider’s own sign-in page, e.g. Google',
  }),
  or: defineMessage({ id: 'account.or', defaultMessage: 'ou', description: 'Between the providers and the form' }),
  wayIn: defineMessage({
    id: 'account.way-in',
    defaultMessage: 'Moyen de connexion',
    description: 'Name of the choice between e-mail and phone',
  }),
  byEmail: defineMessage({
    id: 'account.by-email',
    defaultMessage: 'E-mail',
    description: 'Choice: sign in by e-mail and password',
  }),
  byPasskey: defineMessage({
    id: 'account.by-passkey',
    defaultMessage: 'Entrer avec une clé d’accès',
    description: 'Button: the device asks for its lock, a finger or a face',
  }),
  byPhone: defineMessage({
    id: 'account.by-phone',
    defaultMessage: 'Téléphone',
    description: 'Choice: sign in by phone and code',
  }),
  wayRefused: defineMessage<{ way: string }>({
    id: 'account.way-refused',
    defaultMessage:
      "L'authentification {way, select, google {Google} x {X} other {par e-mail}} a échoué. Veuillez réessayer.",
    description: 'After coming back from a provider that refused; the specification’s sentence',
  }),
  invited: defineMessage({
    id: 'account.invited',
    defaultMessage: 'Un proche vous invite. Bienvenue : votre arrivée lui sera signalée, par votre prénom seulement.',
    description: 'On the registration screen when a friend’s link led there',
  }),
  closedTitle: defineMessage({
    id: 'account.closed.title',
    defaultMessage: 'Les inscriptions sont fermées pour le moment.',
    description: 'Title of the registration screen while nobody can register',
  }),
  closedText: defineMessage({
    id: 'account.closed.text',
    defaultMessage: 'Les comptes qui existent s’ouvrent comme toujours. Revenez dans quelque temps.',
    description: 'Under it',
  }),
  byCodeTitle: defineMessage({
    id: 'account.by-code.title',
    defaultMessage: 'On entre ici sur invitation.',
    description: 'Title of the registration screen while it takes a code',
  }),
  byCodeText: defineMessage({
    id: 'account.by-code.text',
    defaultMessage: 'Saisissez le code d’un proche qui a déjà son écrin, ou celui que vous avez reçu.',
    description: 'Under it',
  }),
  invitationCode: defineMessage({
    id: 'account.by-code.code',
    defaultMessage: 'Code d’invitation',
    description: 'Field of that screen',
  }),
  anotherCode: defineMessage({
    id: 'account.by-code.another',
    defaultMessage: 'Saisir un autre code',
    description: 'Link back to that field',
  }),
  nameTitle: defineMessage({
    id: 'account.name.title',
    defaultMessage: 'Comment vous appeler ?',
    description: 'Title of the step that asks a new account its first name',
  }),
  goOn: defineMessage({ id: 'account.go-on', defaultMessage: 'Continuer', description: 'Button of that step' }),
  later: defineMessage({
    id: 'account.later',
    defaultMessage: 'Plus tard',
    description: 'Button that leaves it for later',
  }),
  openingTitle: defineMessage({
    id: 'account.opening.title',
    defaultMessage: 'Votre écrin s’ouvre',
    description: 'Title while the session is fetched after coming back from a provider',
  }),
  notOpenedTitle: defineMessage({
    id: 'account.not-opened.title',
    defaultMessage: 'La connexion n’a pas abouti',
    description: 'Title when there is no session to fetch',
  }),
  notOpenedText: defineMessage({
    id: 'account.not-opened.text',
    defaultMessage:
      'Le lien a peut-être expiré, ou la connexion s’est interrompue. Rien n’est perdu : recommencez quand vous voulez.',
    description: 'Under it',
  }),
  newPassword: defineMessage({ id: 'account.reset.new', defaultMessage: 'Nouveau mot de passe', description: 'Field' }),
  retry: defineMessage({
    id: 'account.retry',
    defaultMessage: 'Réessayer',
    description: 'Button that fetches it again',
  }),
  backToThoughts: defineMessage({
    id: 'account.back-to-thoughts',
    defaultMessage: 'Retour à vos pensées',
    description: 'Way out of those screens for whoever is logged in',
  }),
};
