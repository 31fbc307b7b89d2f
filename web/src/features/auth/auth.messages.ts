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
  logInTitle: defineMessage({
    id: 'account.log-in.title',
    defaultMessage: 'Bon retour.',
    description: 'Title of the login screen',
  }),
  logIn: defineMessage({
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
  confirmation: defineMessage({
    id: 'account.confirmation',
    defaultMessage: 'Confirmation du mot de passe',
    description: 'Field',
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
    defaultMessage: 'Ce champ est nécessaire.',
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
      'Le lien a pu expirer, ou la connexion s’interrompre. Rien n’est perdu : recommencez quand vous voulez.',
    description: 'Under it',
  }),
  forgotTitle: defineMessage({
    id: 'account.forgot.title',
    defaultMessage: 'Mot de passe oublié',
    description: 'Title of the forgotten-password screen',
  }),
  forgotText: defineMessage({
    id: 'account.forgot.text',
    defaultMessage: 'Indiquez votre adresse : nous vous y envoyons un lien pour en choisir un autre.',
    description: 'Under that title',
  }),
  sendLink: defineMessage({
    id: 'account.forgot.send',
    defaultMessage: 'Envoyer le lien',
    description: 'Button that asks for the link',
  }),
  linkSent: defineMessage<{ email: string }>({
    id: 'account.forgot.sent',
    defaultMessage: 'Si un compte existe pour <b>{email}</b>, un lien vous y attend.',
    description: 'After asking; the same whether or not an account exists',
  }),
  linkSentHint: defineMessage({
    id: 'account.forgot.sent.hint',
    defaultMessage: 'Le message peut mettre une minute. Pensez aux courriers indésirables.',
    description: 'Under it',
  }),
  otherAddress: defineMessage({
    id: 'account.forgot.other',
    defaultMessage: 'Essayer une autre adresse',
    description: 'Button back to the field',
  }),
  remembered: defineMessage({
    id: 'account.remembered',
    defaultMessage: 'Il vous revient ?',
    description: 'Before the link to the login screen: the password is remembered after all',
  }),
  resetTitle: defineMessage({
    id: 'account.reset.title',
    defaultMessage: 'Un nouveau mot de passe',
    description: 'Title of the screen behind the mailed link',
  }),
  resetText: defineMessage({
    id: 'account.reset.text',
    defaultMessage:
      'Par sécurité, tous vos appareils seront déconnectés, et Google, X ou votre téléphone seront à relier de nouveau.',
    description: 'Under that title',
  }),
  newPassword: defineMessage({ id: 'account.reset.new', defaultMessage: 'Nouveau mot de passe', description: 'Field' }),
  reset: defineMessage({
    id: 'account.reset',
    defaultMessage: 'Enregistrer le mot de passe',
    description: 'Button of that screen',
  }),
  resetDone: defineMessage({
    id: 'account.reset.done',
    defaultMessage: 'C’est fait.',
    description: 'Title once the new password counts',
  }),
  resetDoneText: defineMessage({
    id: 'account.reset.done.text',
    defaultMessage:
      'Votre mot de passe est changé et tous vos appareils sont déconnectés. Connectez-vous avec le nouveau.',
    description: 'Under it',
  }),
  linkWorn: defineMessage({
    id: 'account.reset.worn',
    defaultMessage: 'Le lien a déjà servi, ou il a expiré ?',
    description: 'Before the link that asks for another mail',
  }),
  newLink: defineMessage({
    id: 'account.reset.again',
    defaultMessage: 'En demander un autre',
    description: 'Link to the forgotten-password screen',
  }),
  verifyTitle: defineMessage({
    id: 'account.verify.title',
    defaultMessage: 'Confirmez votre adresse',
    description: 'Title of the verification screen',
  }),
  proveText: defineMessage({
    id: 'account.verify.text',
    defaultMessage: 'Un appui suffit : votre adresse sera confirmée, et servira à retrouver votre écrin.',
    description: 'Behind the mailed link, before the button',
  }),
  prove: defineMessage({
    id: 'account.verify.prove',
    defaultMessage: 'Confirmer mon adresse',
    description: 'Button behind the mailed link',
  }),
  provedTitle: defineMessage({
    id: 'account.verify.done',
    defaultMessage: 'Votre adresse est confirmée.',
    description: 'Title once it is',
  }),
  provedText: defineMessage({
    id: 'account.verify.done.text',
    defaultMessage: 'Elle servira à retrouver votre écrin. Vous pouvez fermer cette page, ou continuer.',
    description: 'Under it',
  }),
  noAddress: defineMessage({
    id: 'account.verify.none',
    defaultMessage: 'Votre compte n’a pas d’adresse e-mail à confirmer. Vous pouvez en ajouter une dans votre profil.',
    description: 'Verification screen of an account without an address',
  }),
  verifySignedOut: defineMessage({
    id: 'account.verify.signed-out',
    defaultMessage: 'Ouvrez le lien reçu par e-mail, ou connectez-vous pour saisir le code du même message.',
    description: 'Verification screen of a visitor',
  }),
  profileMissing: defineMessage({
    id: 'account.profile-missing',
    defaultMessage: 'Le service ne répond pas. Rien n’est perdu.',
    description: 'When the profile, or a part of the page, cannot be fetched',
  }),
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
