import { defineMessage } from 'react-intl';

export const pictureMessages = {
  title: defineMessage({ id: 'orbs.picture.title', defaultMessage: 'Image', description: 'Heading' }),
  address: defineMessage({
    id: 'orbs.picture.address',
    defaultMessage: 'Adresse de l’image',
    description: 'Field: a URL',
  }),
  hint: defineMessage({
    id: 'orbs.picture.hint',
    defaultMessage:
      'En https. Écrin va la chercher une fois et garde sa propre copie, coupée à la sphère : personne n’est envoyé ailleurs.',
    description: 'Under the field',
  }),
  fetch: defineMessage({ id: 'orbs.picture.fetch', defaultMessage: 'Prendre cette image', description: 'Button' }),
  sphere: defineMessage({
    id: 'orbs.picture.sphere',
    defaultMessage: 'Revenir à la sphère',
    description: 'Button: the orb has no picture any more',
  }),
  changed: defineMessage({
    id: 'orbs.picture.changed',
    defaultMessage: 'L’orbe porte cette image.',
    description: 'Toast',
  }),
  removed: defineMessage({
    id: 'orbs.picture.removed',
    defaultMessage: 'L’orbe porte de nouveau sa sphère.',
    description: 'Toast',
  }),
};
