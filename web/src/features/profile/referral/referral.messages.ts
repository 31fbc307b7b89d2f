import { defineMessage } from 'react-intl';

export const referralMessages = {
  title: defineMessage({ id: 'referral.title', defaultMessage: 'Inviter un proche', description: 'Part of the profile: referral' }),
  text: defineMessage({ id: 'referral.text', defaultMessage: 'Votre lien contient votre code. Vous verrez qui est venu grâce à lui : un prénom, rien d’autre.', description: 'Under that title' }),
  code: defineMessage({ id: 'referral.code', defaultMessage: 'Votre code', description: 'Before the code' }),
  share: defineMessage({ id: 'referral.share', defaultMessage: 'Partager le lien', description: 'Button: the device’s own sharing sheet' }),
  copy: defineMessage({ id: 'referral.copy', defaultMessage: 'Copier le lien', description: 'Button' }),
  copied: defineMessage({ id: 'referral.copied', defaultMessage: 'Le lien est copié', description: 'Short message' }),
  copyFailed: defineMessage({ id: 'referral.copy.failed', defaultMessage: 'La copie n’a pas été possible. Sélectionnez le lien pour le copier.', description: 'When the clipboard is refused' }),
  shareText: defineMessage({ id: 'referral.share.text', defaultMessage: 'Je garde mes pensées dans Écrin. Voici de quoi ouvrir le vôtre.', description: 'What is shared beside the link' }),
  shareUnsupported: defineMessage({
    id: 'referral.share.unsupported',
    defaultMessage: 'Le partage n’est pas possible sur cet appareil. Copiez plutôt le lien.',
    description: 'When the device cannot share',
  }),
  joined: defineMessage<{ count: number }>({
    id: 'referral.joined',
    defaultMessage: '{count, plural, one {Une personne est venue grâce à vous} other {# personnes sont venues grâce à vous}}',
    description: 'Title of the list of friends',
  }),
  none: defineMessage({ id: 'referral.none', defaultMessage: 'Personne n’a encore rejoint Écrin par votre lien. Envoyez-le à un proche.', description: 'When nobody came yet' }),
  erased: defineMessage({ id: 'referral.erased', defaultMessage: 'Compte effacé', description: 'A friend whose account was erased' }),
  missing: defineMessage({ id: 'referral.missing', defaultMessage: 'Votre code de parrainage ne s’affiche pas.', description: 'When it cannot be fetched' }),
  loading: defineMessage({ id: 'referral.loading', defaultMessage: 'Chargement de votre code', description: 'While it is fetched' }),
  retry: defineMessage({ id: 'referral.retry', defaultMessage: 'Réessayer', description: 'Button that fetches it again' }),
};
