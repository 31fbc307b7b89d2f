import { defineMessage } from 'react-intl';

export const adminFormMessages = {
  createTitle: defineMessage({ id: 'admins.create.title', defaultMessage: 'Ajouter un administrateur', description: 'Title of the form' }),
  createDo: defineMessage({ id: 'admins.create.do', defaultMessage: 'Créer le compte', description: 'Button of the form' }),
  added: defineMessage({ id: 'admins.create.done', defaultMessage: 'Compte créé', description: 'Short message' }),
  editTitle: defineMessage({ id: 'admins.edit.title', defaultMessage: 'Modifier le compte', description: 'Title of the form' }),
  passwordTitle: defineMessage({ id: 'admins.password.title', defaultMessage: 'Changer son mot de passe', description: 'Title of the form' }),
  passwordText: defineMessage({
    id: 'admins.password.text',
    defaultMessage: 'Ses sessions se ferment. Transmettez-lui le nouveau mot de passe de vive voix ; la personne choisira le sien en entrant.',
    description: 'Under that title',
  }),
  passwordChanged: defineMessage({ id: 'admins.password.changed', defaultMessage: 'Son mot de passe est changé', description: 'Short message' }),
  fullname: defineMessage({ id: 'admins.fullname', defaultMessage: 'Nom complet', description: 'Field' }),
  email: defineMessage({ id: 'admins.email', defaultMessage: 'Adresse e-mail', description: 'Field' }),
  adminText: defineMessage({ id: 'admins.role.admin.text', defaultMessage: 'Tient le service, sans toucher aux comptes des administrateurs.', description: 'What the role Admin may do' }),
  superadminText: defineMessage({
    id: 'admins.role.superadmin.text',
    defaultMessage: 'Gère aussi les administrateurs. Un second facteur lui est demandé.',
    description: 'What the role Super Admin may do',
  }),
  password: defineMessage({ id: 'admins.password', defaultMessage: 'Mot de passe', description: 'Field' }),
  newPassword: defineMessage({ id: 'admins.password.new', defaultMessage: 'Nouveau mot de passe', description: 'Field' }),
  passwordHint: defineMessage({ id: 'admins.password.hint', defaultMessage: 'Au moins 8 caractères. Une phrase convient très bien.', description: 'Under the field' }),
  confirmation: defineMessage({ id: 'admins.password.confirmation', defaultMessage: 'Confirmation du mot de passe', description: 'Field' }),
  keep: defineMessage({ id: 'admins.keep', defaultMessage: 'Enregistrer', description: 'Button of the form' }),
  kept: defineMessage({ id: 'admins.kept', defaultMessage: 'C’est enregistré', description: 'Short message' }),
  cancel: defineMessage({ id: 'admins.cancel', defaultMessage: 'Annuler', description: 'Way out of a form' }),
};
