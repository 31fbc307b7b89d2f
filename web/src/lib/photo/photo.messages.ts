import { defineMessage } from 'react-intl';

export const photoMessages = {
  choose: defineMessage({ id: 'photo.choose', defaultMessage: 'Choisir une photo', description: 'Button of the profile’s edit screen' }),
  chooseOther: defineMessage({ id: 'photo.choose.other', defaultMessage: 'Changer la photo', description: 'The same button when there is a photo' }),
  remove: defineMessage({ id: 'photo.remove', defaultMessage: 'Retirer', description: 'Button that takes the photo away' }),
  removed: defineMessage({ id: 'photo.removed', defaultMessage: 'La photo est retirée', description: 'Short message' }),
  changed: defineMessage({ id: 'photo.changed', defaultMessage: 'Votre photo est enregistrée', description: 'Short message' }),
  unreadable: defineMessage({
    id: 'photo.unreadable',
    defaultMessage: 'Cette image ne peut pas être lue. Choisissez une photo JPEG, PNG ou WebP.',
    description: 'When a chosen file is no picture this browser reads',
  }),
  frame: defineMessage({ id: 'photo.frame', defaultMessage: 'Cadrer la photo', description: 'Title of the dialog' }),
  preview: defineMessage({ id: 'photo.preview', defaultMessage: 'Votre photo, comme elle apparaîtra', description: 'Alternative text of the preview' }),
  zoom: defineMessage({ id: 'photo.zoom', defaultMessage: 'Agrandir', description: 'Slider' }),
  x: defineMessage({ id: 'photo.x', defaultMessage: 'Gauche, droite', description: 'Slider' }),
  y: defineMessage({ id: 'photo.y', defaultMessage: 'Haut, bas', description: 'Slider' }),
  keep: defineMessage({ id: 'photo.keep', defaultMessage: 'Enregistrer', description: 'Button of the dialog' }),
  cancel: defineMessage({ id: 'photo.cancel', defaultMessage: 'Annuler', description: 'Button of the dialog' }),
};
