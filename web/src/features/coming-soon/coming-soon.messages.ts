import { defineMessage } from 'react-intl';

export const comingSoonMessages = {
  record: defineMessage({
    id: 'later.record',
    defaultMessage: 'Garder une pensée',
    description: 'Main way out of a screen that arrives later',
  }),
  orbs: defineMessage({
    id: 'later.orbs',
    defaultMessage: 'Retour aux orbes',
    description: 'Way out of an orb screen that arrives later',
  }),
  orbsTitle: defineMessage({
    id: 'later.orbs.title',
    defaultMessage: 'Orbes',
    description: 'Title of the orbs screen',
  }),
  orbsText: defineMessage({
    id: 'later.orbs.text',
    defaultMessage:
      'Les orbes arriveront avec une prochaine version : de petits lecteurs qui parcourent vos pensées et répondent à une question. Ce que vous gardez aujourd’hui leur servira.',
    description: 'What orbs will be',
  }),
  orbTitle: defineMessage({
    id: 'later.orb.title',
    defaultMessage: 'Cet orbe n’est pas encore là',
    description: 'Title of one orb’s screen, or of creating one',
  }),
  orbText: defineMessage({
    id: 'later.orb.text',
    defaultMessage: 'Bientôt, vous pourrez créer et lancer un orbe, dans une prochaine version.',
    description: 'Sentence of one orb’s screen',
  }),
};
