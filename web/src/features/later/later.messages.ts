import { defineMessage } from 'react-intl';

export const laterMessages = {
  back: defineMessage({ id: 'later.back', defaultMessage: 'Retour à l’accueil', description: 'Way out of a screen that arrives later' }),
  record: defineMessage({ id: 'later.record', defaultMessage: 'Garder une pensée', description: 'Main way out of a screen that arrives later' }),
  profile: defineMessage({ id: 'later.profile', defaultMessage: 'Retour au profil', description: 'Way out of a profile screen that arrives later' }),
  orbs: defineMessage({ id: 'later.orbs', defaultMessage: 'Retour aux orbes', description: 'Way out of an orb screen that arrives later' }),
  orbsTitle: defineMessage({ id: 'later.orbs.title', defaultMessage: 'Orbes', description: 'Title of the orbs screen' }),
  orbsText: defineMessage({
    id: 'later.orbs.text',
    defaultMessage: 'Les orbes arrivent avec une prochaine version : de petits lecteurs qui parcourent vos pensées et répondent à une question. Ce que vous gardez aujourd’hui leur servira.',
    description: 'What orbs will be',
  }),
  orbTitle: defineMessage({ id: 'later.orb.title', defaultMessage: 'Cet orbe n’est pas encore là', description: 'Title of one orb’s screen, or of creating one' }),
  orbText: defineMessage({ id: 'later.orb.text', defaultMessage: 'Créer et lancer un orbe arrive avec une prochaine version.', description: 'Sentence of one orb’s screen' }),
  notificationsTitle: defineMessage({ id: 'later.notifications.title', defaultMessage: 'Notifications', description: 'Title of the notifications screen' }),
  notificationsEmpty: defineMessage({ id: 'later.notifications.empty', defaultMessage: 'Rien ne vous attend', description: 'When there is no notification' }),
  notificationsText: defineMessage({
    id: 'later.notifications.text',
    defaultMessage: 'Les messages s’affichent pour l’instant au passage, quand une pensée est prête. Leur liste arrive avec une prochaine version.',
    description: 'What notifications do today',
  }),
  profileTitle: defineMessage({ id: 'later.profile.title', defaultMessage: 'Cette partie n’est pas encore là', description: 'Title of a profile screen that arrives later' }),
  profileText: defineMessage({
    id: 'later.profile.text',
    defaultMessage: 'Rappels et réglages des notifications arrivent avec une prochaine version. Le reste se règle déjà dans votre profil.',
    description: 'Sentence of a profile screen that arrives later',
  }),
};
