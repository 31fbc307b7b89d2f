import { defineMessage } from 'react-intl';

export const pictureMessages = {
  address: defineMessage({ id: 'orbs.picture.address', defaultMessage: 'Adresse de l’image', description: 'Field: a URL' }),
  hint: defineMessage({
    id: 'orbs.picture.hint',
    defaultMessage: 'En https ; sans adresse, l’orbe porte sa sphère. Écrin va chercher l’image une fois et garde sa propre copie, coupée à la sphère : personne n’est envoyé ailleurs.',
    description: 'Under the field',
  }),
  createdWithout: defineMessage<{ why: string }>({
    id: 'orbs.picture.created-without',
    defaultMessage: 'L’orbe est créé, sans son image. {why}',
    description: 'When the picture of a new orb was refused; why: a sentence',
  }),
};
