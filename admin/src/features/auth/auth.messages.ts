import { defineMessage } from 'react-intl';

export const authMessages = {
  title: defineMessage({ id: 'arriving.title', defaultMessage: 'Vous revoilà.', description: 'Title of the administrators’ login page' }),
  lost: defineMessage({ id: 'arriving.lost', defaultMessage: 'Votre session est terminée. Reconnectez-vous pour continuer.', description: 'On the login page, when the server ended the session' }),
  email: defineMessage({ id: 'arriving.email', defaultMessage: 'Adresse e-mail', description: 'Field' }),
  password: defineMessage({ id: 'arriving.password', defaultMessage: 'Mot de passe', description: 'Field' }),
  passwordHint: defineMessage({ id: 'arriving.password.hint', defaultMessage: 'Au moins 8 caractères. Une phrase convient très bien.', description: 'Under the password field' }),
  confirmation: defineMessage({ id: 'arriving.confirmation', defaultMessage: 'Confirmation du mot de passe', description: 'Field' }),
  logIn: defineMessage({ id: 'arriving.log-in', defaultMessage: 'Se connecter', description: 'Button of the login form, and title of the page' }),
  secondStep: defineMessage({ id: 'arriving.second-step', defaultMessage: 'Second facteur', description: 'Title of the second step' }),
  codeText: defineMessage({ id: 'arriving.code.text', defaultMessage: 'Saisissez les six chiffres que votre application d’authentification affiche.', description: 'What the second step asks for' }),
  code: defineMessage({ id: 'arriving.code', defaultMessage: 'Code à six chiffres', description: 'Field' }),
  recoveryText: defineMessage({
    id: 'arriving.recovery.text',
    defaultMessage: 'Saisissez l’un des codes de secours que vous avez notés. Il ne servira plus.',
    description: 'What the second step asks for instead',
  }),
  recoveryCode: defineMessage({ id: 'arriving.recovery-code', defaultMessage: 'Code de secours', description: 'Field' }),
  goOn: defineMessage({ id: 'arriving.go-on', defaultMessage: 'Continuer', description: 'Button of the second step' }),
  byRecovery: defineMessage({ id: 'arriving.use-recovery', defaultMessage: 'Utiliser un code de secours', description: 'Button that changes the way of the second step' }),
  byCode: defineMessage({ id: 'arriving.use-code', defaultMessage: 'Utiliser l’application', description: 'Button that changes it back' }),
  startAgain: defineMessage({ id: 'arriving.start-again', defaultMessage: 'Recommencer', description: 'Button that goes back to e-mail and password' }),
  firstTitle: defineMessage({ id: 'arriving.first.title', defaultMessage: 'Première utilisation', description: 'Title of the page behind the one-time link' }),
  firstText: defineMessage({ id: 'arriving.first.text', defaultMessage: 'Vous créez le premier compte Super Admin. Ce lien ne sert qu’une fois.', description: 'Under that title' }),
  fullname: defineMessage({ id: 'arriving.fullname', defaultMessage: 'Nom complet', description: 'Field' }),
  openAccount: defineMessage({ id: 'arriving.open-account', defaultMessage: 'Créer le compte', description: 'Button of the first-start form' }),
  haveAccount: defineMessage({ id: 'arriving.have-account', defaultMessage: 'J’ai déjà un compte', description: 'Leads from the first start to the ordinary login' }),
};
