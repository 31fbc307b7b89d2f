import { defineMessage } from 'react-intl';

export const administrationSentences = {
  LookRecorded: defineMessage({
    id: 'activity.LookRecorded',
    defaultMessage: 'Regard de l’assistance, inscrit dans son journal',
    description: 'One event in the history of activity',
  }),
  ClientDeactivated: defineMessage({
    id: 'activity.ClientDeactivated',
    defaultMessage: 'Compte désactivé : rappels, orbes et envois sont retenus',
    description: 'One event in the history of activity',
  }),
  ClientReactivated: defineMessage({
    id: 'activity.ClientReactivated',
    defaultMessage: 'Compte réactivé',
    description: 'One event in the history of activity',
  }),
  ClientSessionsEnded: defineMessage({
    id: 'activity.ClientSessionsEnded',
    defaultMessage: 'Sessions fermées par l’assistance',
    description: 'One event in the history of activity',
  }),
  ClientCodeResent: defineMessage({
    id: 'activity.ClientCodeResent',
    defaultMessage: 'Code renvoyé par l’assistance',
    description: 'One event in the history of activity',
  }),
  AdminCreated: defineMessage({
    id: 'activity.AdminCreated',
    defaultMessage: 'Administrateur créé',
    description: 'One event in the history of activity',
  }),
  AdminEdited: defineMessage({
    id: 'activity.AdminEdited',
    defaultMessage: 'Administrateur modifié',
    description: 'One event in the history of activity',
  }),
  AdminRoleChanged: defineMessage({
    id: 'activity.AdminRoleChanged',
    defaultMessage: 'Rôle d’un administrateur changé',
    description: 'One event in the history of activity',
  }),
  AdminDeactivated: defineMessage({
    id: 'activity.AdminDeactivated',
    defaultMessage: 'Administrateur désactivé',
    description: 'One event in the history of activity',
  }),
  AdminReactivated: defineMessage({
    id: 'activity.AdminReactivated',
    defaultMessage: 'Administrateur réactivé',
    description: 'One event in the history of activity',
  }),
  AdminLanguageChosen: defineMessage({
    id: 'activity.AdminLanguageChosen',
    defaultMessage: 'Langue du back-office choisie',
    description: 'One event in the history of activity',
  }),
  AdminPictureChanged: defineMessage({
    id: 'activity.AdminPictureChanged',
    defaultMessage: 'Photo d’un administrateur changée ou retirée',
    description: 'One event in the history of activity',
  }),
  AdminPasswordChanged: defineMessage({
    id: 'activity.AdminPasswordChanged',
    defaultMessage: 'Mot de passe d’un administrateur changé',
    description: 'One event in the history of activity',
  }),
  AdminSecondFactorConfirmed: defineMessage({
    id: 'activity.AdminSecondFactorConfirmed',
    defaultMessage: 'Second facteur confirmé',
    description: 'One event in the history of activity',
  }),
  AdminSecondFactorRemoved: defineMessage({
    id: 'activity.AdminSecondFactorRemoved',
    defaultMessage: 'Second facteur retiré',
    description: 'One event in the history of activity',
  }),
  AdminRecoveryCodesRenewed: defineMessage({
    id: 'activity.AdminRecoveryCodesRenewed',
    defaultMessage: 'Codes de secours renouvelés',
    description: 'One event in the history of activity',
  }),
  AdminRecoveryCodeUsed: defineMessage({
    id: 'activity.AdminRecoveryCodeUsed',
    defaultMessage: 'Code de secours utilisé',
    description: 'One event in the history of activity',
  }),
  AdminLoggedIn: defineMessage({
    id: 'activity.AdminLoggedIn',
    defaultMessage: 'Connexion au back-office',
    description: 'One event in the history of activity',
  }),
  AdminLoggedOut: defineMessage({
    id: 'activity.AdminLoggedOut',
    defaultMessage: 'Déconnexion du back-office',
    description: 'One event in the history of activity',
  }),
  AdminSessionEnded: defineMessage({
    id: 'activity.AdminSessionEnded',
    defaultMessage: 'Session du back-office fermée',
    description: 'One event in the history of activity',
  }),
  AdminNotificationSettingsChosen: defineMessage({
    id: 'activity.AdminNotificationSettingsChosen',
    defaultMessage: 'Réglages de ses notifications changés',
    description: 'One event in the history of activity',
  }),
  AdminNotificationPosted: defineMessage({
    id: 'activity.AdminNotificationPosted',
    defaultMessage: 'Avis donné aux administrateurs',
    description: 'One event in the history of activity',
  }),
  AdminNotificationRead: defineMessage({
    id: 'activity.AdminNotificationRead',
    defaultMessage: 'Avertissement lu',
    description: 'One event in the history of activity',
  }),
  ServiceAlertRaised: defineMessage({
    id: 'activity.ServiceAlertRaised',
    defaultMessage: 'Alerte du service',
    description: 'One event in the history of activity',
  }),
  ServiceAlertCleared: defineMessage({
    id: 'activity.ServiceAlertCleared',
    defaultMessage: 'Fin d’une alerte du service',
    description: 'One event in the history of activity',
  }),
  ServiceSettingChanged: defineMessage({
    id: 'activity.ServiceSettingChanged',
    defaultMessage: 'Réglage du service changé',
    description: 'One event in the history of activity',
  }),
};
