import { defineMessage } from 'react-intl';

export const accountSentences = {
  ClientRegistered: defineMessage({
    id: 'activity.ClientRegistered',
    defaultMessage: 'Compte ouvert',
    description: 'One event in the history of activity',
  }),
  ClientEmailChangeAsked: defineMessage({
    id: 'activity.ClientEmailChangeAsked',
    defaultMessage: 'Nouvelle adresse demandée',
    description: 'One event in the history of activity',
  }),
  ClientEmailProved: defineMessage({
    id: 'activity.ClientEmailProved',
    defaultMessage: 'Adresse confirmée',
    description: 'One event in the history of activity',
  }),
  ClientLanguageChosen: defineMessage({
    id: 'activity.ClientLanguageChosen',
    defaultMessage: 'Langue choisie',
    description: 'One event in the history of activity',
  }),
  ClientPushTokenSaved: defineMessage({
    id: 'activity.ClientPushTokenSaved',
    defaultMessage: 'Abonnement aux notifications enregistré',
    description: 'One event in the history of activity',
  }),
  ClientProfileEdited: defineMessage({
    id: 'activity.ClientProfileEdited',
    defaultMessage: 'Profil modifié',
    description: 'One event in the history of activity',
  }),
  ClientPictureChanged: defineMessage({
    id: 'activity.ClientPictureChanged',
    defaultMessage: 'Photo de profil changée',
    description: 'One event in the history of activity',
  }),
  ClientPictureRemoved: defineMessage({
    id: 'activity.ClientPictureRemoved',
    defaultMessage: 'Photo de profil retirée',
    description: 'One event in the history of activity',
  }),
  ClientWordListSet: defineMessage({
    id: 'activity.ClientWordListSet',
    defaultMessage: 'Liste de mots personnels modifiée',
    description: 'One event in the history of activity',
  }),
  ClientPasswordChanged: defineMessage({
    id: 'activity.ClientPasswordChanged',
    defaultMessage: 'Mot de passe changé',
    description: 'One event in the history of activity',
  }),
  ClientIdentityLinked: defineMessage({
    id: 'activity.ClientIdentityLinked',
    defaultMessage: 'Compte d’un fournisseur lié',
    description: 'One event in the history of activity',
  }),
  ClientIdentityUnlinked: defineMessage({
    id: 'activity.ClientIdentityUnlinked',
    defaultMessage: 'Compte d’un fournisseur délié',
    description: 'One event in the history of activity',
  }),
  ClientPhoneAwaited: defineMessage({
    id: 'activity.ClientPhoneAwaited',
    defaultMessage: 'Code demandé pour un numéro',
    description: 'One event in the history of activity',
  }),
  ClientPhoneProved: defineMessage({
    id: 'activity.ClientPhoneProved',
    defaultMessage: 'Numéro confirmé',
    description: 'One event in the history of activity',
  }),
  ClientPhoneRemoved: defineMessage({
    id: 'activity.ClientPhoneRemoved',
    defaultMessage: 'Numéro retiré',
    description: 'One event in the history of activity',
  }),
  EmailClaimed: defineMessage({
    id: 'activity.EmailClaimed',
    defaultMessage: 'Adresse donnée à l’inscription',
    description: 'One event in the history of activity',
  }),
  EmailProved: defineMessage({
    id: 'activity.EmailProved',
    defaultMessage: 'Adresse reconnue comme la sienne',
    description: 'One event in the history of activity',
  }),
  EmailReleased: defineMessage({
    id: 'activity.EmailReleased',
    defaultMessage: 'Ancienne adresse libérée',
    description: 'One event in the history of activity',
  }),
  IdentityClaimed: defineMessage({
    id: 'activity.IdentityClaimed',
    defaultMessage: 'Identité d’un fournisseur rattachée',
    description: 'One event in the history of activity',
  }),
  IdentityFreed: defineMessage({
    id: 'activity.IdentityFreed',
    defaultMessage: 'Identité d’un fournisseur libérée',
    description: 'One event in the history of activity',
  }),
  PhoneClaimed: defineMessage({
    id: 'activity.PhoneClaimed',
    defaultMessage: 'Numéro rattaché',
    description: 'One event in the history of activity',
  }),
  PhoneProved: defineMessage({
    id: 'activity.PhoneProved',
    defaultMessage: 'Numéro utilisé pour entrer',
    description: 'One event in the history of activity',
  }),
  PhoneFreed: defineMessage({
    id: 'activity.PhoneFreed',
    defaultMessage: 'Numéro libéré',
    description: 'One event in the history of activity',
  }),
  ClientLoggedIn: defineMessage({
    id: 'activity.ClientLoggedIn',
    defaultMessage: 'Connexion',
    description: 'One event in the history of activity',
  }),
  ClientLoggedOut: defineMessage({
    id: 'activity.ClientLoggedOut',
    defaultMessage: 'Déconnexion',
    description: 'One event in the history of activity',
  }),
  ClientSessionEnded: defineMessage({
    id: 'activity.ClientSessionEnded',
    defaultMessage: 'Session fermée',
    description: 'One event in the history of activity',
  }),
  ClientPermissionGranted: defineMessage({
    id: 'activity.ClientPermissionGranted',
    defaultMessage: 'Permission accordée',
    description: 'One event in the history of activity',
  }),
  ClientPermissionWithdrawn: defineMessage({
    id: 'activity.ClientPermissionWithdrawn',
    defaultMessage: 'Permission retirée',
    description: 'One event in the history of activity',
  }),
  AllowanceTaken: defineMessage({
    id: 'activity.AllowanceTaken',
    defaultMessage: 'Compté dans une limite',
    description: 'One event in the history of activity',
  }),
};
