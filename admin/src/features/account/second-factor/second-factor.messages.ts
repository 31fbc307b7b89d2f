import { defineMessage } from 'react-intl';

export const secondFactorMessages = {
  gateTitle: defineMessage({
    id: 'second-factor.gate.title',
    defaultMessage: 'Ajoutez votre second facteur',
    description:
      'Title of the page an administrator without a second factor sees before anything else, where one is required',
  }),
  gateText: defineMessage({
    id: 'second-factor.gate.text',
    defaultMessage:
      'On entre ici avec son mot de passe et un code. Une application d’authentification suffit, sur votre téléphone.',
    description: 'Under that title',
  }),
  logOut: defineMessage({
    id: 'second-factor.log-out',
    defaultMessage: 'Se déconnecter',
    description: 'Leaves that page',
  }),
  preparing: defineMessage({
    id: 'second-factor.preparing',
    defaultMessage: 'Préparation du code à scanner',
    description: 'While the picture is fetched',
  }),
  password: defineMessage({ id: 'second-factor.password', defaultMessage: 'Mot de passe', description: 'Field' }),
  passwordHint: defineMessage({
    id: 'second-factor.password.hint',
    defaultMessage: 'Pour vérifier que c’est bien vous.',
    description: 'Under the field',
  }),
  goOn: defineMessage({
    id: 'second-factor.go-on',
    defaultMessage: 'Continuer',
    description: 'Button after the password',
  }),
  cancel: defineMessage({
    id: 'second-factor.cancel',
    defaultMessage: 'Annuler',
    description: 'Button that closes the form',
  }),
  qr: defineMessage({
    id: 'second-factor.qr',
    defaultMessage: 'Code à scanner avec votre application d’authentification',
    description: 'Accessible name of the picture',
  }),
  scan: defineMessage({
    id: 'second-factor.scan',
    defaultMessage: 'Scannez ce code avec votre application d’authentification.',
    description: 'Beside the picture',
  }),
  orType: defineMessage({
    id: 'second-factor.or-type',
    defaultMessage: 'Ou saisissez-y cette clé :',
    description: 'Before the secret in letters',
  }),
  openApp: defineMessage({
    id: 'second-factor.open-app',
    defaultMessage: 'L’ouvrir sur cet appareil',
    description: 'Link that hands the secret to the authenticator app of this phone',
  }),
  code: defineMessage({ id: 'second-factor.code', defaultMessage: 'Code à six chiffres', description: 'Field' }),
  confirm: defineMessage({
    id: 'second-factor.confirm',
    defaultMessage: 'Confirmer',
    description: 'Button after the code',
  }),
  codesTitle: defineMessage({
    id: 'second-factor.codes.title',
    defaultMessage: 'Vos codes de secours',
    description: 'Title once the second factor counts',
  }),
  codesWhy: defineMessage({
    id: 'second-factor.codes.why',
    defaultMessage: 'Votre second facteur est actif. Il reste une chose à garder.',
    description: 'Under that title',
  }),
  codesText: defineMessage({
    id: 'second-factor.codes.text',
    defaultMessage: 'Chaque code sert une seule fois, si vous n’avez plus votre téléphone. Ils ne seront plus montrés.',
    description: 'Above the recovery codes',
  }),
  copy: defineMessage({
    id: 'second-factor.copy',
    defaultMessage: 'Copier',
    description: 'Button that copies the recovery codes',
  }),
  copied: defineMessage({
    id: 'second-factor.copied',
    defaultMessage: 'Les codes sont copiés',
    description: 'Short message after copying',
  }),
  copyFailed: defineMessage({
    id: 'second-factor.copy.failed',
    defaultMessage: 'La copie n’a pas abouti. Téléchargez ou notez les codes.',
    description: 'Short message when copying failed',
  }),
  download: defineMessage({
    id: 'second-factor.download',
    defaultMessage: 'Télécharger',
    description: 'Button that saves the recovery codes as a file',
  }),
  fileName: defineMessage({
    id: 'second-factor.file-name',
    defaultMessage: 'ecrin-codes-de-secours.txt',
    description: 'Name of that file',
  }),
  noted: defineMessage({
    id: 'second-factor.noted',
    defaultMessage: 'Je les ai notés',
    description: 'Button that goes on',
  }),
  title: defineMessage({
    id: 'second-factor.title',
    defaultMessage: 'Second facteur',
    description: 'Part of the account page',
  }),
  offered: defineMessage({
    id: 'second-factor.offered',
    defaultMessage: 'Un code de votre téléphone, en plus du mot de passe. Conseillé.',
    description: 'When there is none',
  }),
  enrolled: defineMessage({
    id: 'second-factor.enrolled',
    defaultMessage: 'Actif : un code vous est demandé à chaque connexion.',
    description: 'When there is one',
  }),
  add: defineMessage({ id: 'second-factor.add', defaultMessage: 'Ajouter', description: 'Button that begins' }),
  addFull: defineMessage({
    id: 'second-factor.add.full',
    defaultMessage: 'Ajouter un second facteur',
    description: 'Its accessible name',
  }),
  added: defineMessage({
    id: 'second-factor.added',
    defaultMessage: 'Votre second facteur est actif',
    description: 'Short message once it counts',
  }),
  replace: defineMessage({
    id: 'second-factor.replace',
    defaultMessage: 'Changer d’appareil',
    description: 'Button that begins anew',
  }),
  newCodes: defineMessage({
    id: 'second-factor.new-codes',
    defaultMessage: 'Nouveaux codes de secours',
    description: 'Button that voids the earlier recovery codes',
  }),
  remove: defineMessage({
    id: 'second-factor.remove',
    defaultMessage: 'Retirer',
    description: 'Button that takes it away',
  }),
  removeFull: defineMessage({
    id: 'second-factor.remove.full',
    defaultMessage: 'Retirer le second facteur',
    description: 'Its accessible name',
  }),
  removed: defineMessage({
    id: 'second-factor.removed',
    defaultMessage: 'Le second facteur est retiré',
    description: 'Short message once it is gone',
  }),
};
