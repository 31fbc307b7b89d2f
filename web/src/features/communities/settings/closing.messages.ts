import { defineMessage } from 'react-intl';

export const closingMessages = {
  length: defineMessage({ id: 'communities.settings.length', defaultMessage: 'Longueur, en signes', description: 'Field' }),
  lengthHint: defineMessage({ id: 'communities.settings.lengthHint', defaultMessage: 'de 50 à 5 000', description: 'Under the field' }),
  edit: defineMessage({ id: 'communities.settings.edit', defaultMessage: 'Se modifie pendant, en minutes', description: 'Field' }),
  editHint: defineMessage({ id: 'communities.settings.editHint', defaultMessage: 'de 1 à 1 440', description: 'Under the field' }),
  depth: defineMessage({ id: 'communities.settings.depth', defaultMessage: 'Réponses, en niveaux', description: 'Field' }),
  depthHint: defineMessage({ id: 'communities.settings.depthHint', defaultMessage: 'de 1 à 5', description: 'Under the field' }),
  example: defineMessage<{ count: number }>({
    id: 'communities.settings.example',
    defaultMessage: '{count, plural, one {Un niveau de réponse, le suivant est fermé} other {# niveaux de réponse, le suivant est fermé}}',
    description: 'What the drawing shows',
  }),
  save: defineMessage({ id: 'communities.settings.save', defaultMessage: 'Enregistrer le nom et l’intention', description: 'Button' }),
  close: defineMessage({ id: 'communities.settings.close', defaultMessage: 'Fermer la communauté', description: 'Heading and button' }),
  closeText: defineMessage({ id: 'communities.settings.closeText', defaultMessage: 'Le lien s’éteint, et plus personne ne lit ce qui s’y est écrit.', description: 'Under the heading' }),
  closeTitle: defineMessage({ id: 'communities.settings.closeTitle', defaultMessage: 'Fermer cette communauté ?', description: 'Question' }),
  closeShort: defineMessage({ id: 'communities.settings.closeShort', defaultMessage: 'Fermer', description: 'Button' }),
  keepOpen: defineMessage({ id: 'communities.settings.keepOpen', defaultMessage: 'La garder ouverte', description: 'Button' }),
  closed: defineMessage({ id: 'communities.settings.closed', defaultMessage: 'Communauté fermée.', description: 'Once closed' }),
  each: defineMessage({ id: 'communities.settings.each', defaultMessage: 'Chaque réglage est enregistré dès qu’il change.', description: 'At the end' }),
};
