import { defineMessage } from 'react-intl';

export const templateMenuMessages = {
  templates: defineMessage({ id: 'template-menu.templates', defaultMessage: 'Modèles', description: 'Button beside an answer, opens the list of templates' }),
  choose: defineMessage({ id: 'template-menu.choose', defaultMessage: 'Insérer un modèle', description: 'Title of the list' }),
  manage: defineMessage({ id: 'template-menu.manage', defaultMessage: 'Gérer les modèles', description: 'Entry of the list, leads to the page of templates' }),
  tooLong: defineMessage({
    id: 'template-menu.too-long',
    defaultMessage: 'Ce modèle ne tient plus dans le mot : raccourcissez-le d’abord.',
    description: 'Toast: with the template the answer would be too long',
  }),
};
