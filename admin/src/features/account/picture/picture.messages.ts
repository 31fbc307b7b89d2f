import { defineMessage } from 'react-intl';

export const pictureMessages = {
  choose: defineMessage({ id: 'account.picture.choose', defaultMessage: 'Choisir une photo', description: 'Button of one’s own account page' }),
  chooseOther: defineMessage({ id: 'account.picture.choose-other', defaultMessage: 'Changer la photo', description: 'The same button when there is a photo' }),
  remove: defineMessage({ id: 'account.picture.remove', defaultMessage: 'Retirer la photo', description: 'Button' }),
  removed: defineMessage({ id: 'account.picture.removed', defaultMessage: 'La photo est retirée', description: 'Short message' }),
  changed: defineMessage({ id: 'account.picture.changed', defaultMessage: 'Votre photo est enregistrée', description: 'Short message' }),
  unreadable: defineMessage({
    id: 'account.picture.unreadable',
    defaultMessage: 'Cette image ne peut pas être lue. Choisissez une photo JPEG, PNG ou WebP.',
    description: 'When a chosen file is no picture this browser reads',
  }),
  frame: defineMessage({ id: 'account.picture.frame', defaultMessage: 'Cadrer la photo', description: 'Title of the dialog' }),
  preview: defineMessage({ id: 'account.picture.preview', defaultMessage: 'Votre photo, comme elle apparaîtra', description: 'Alternative text of the preview' }),
  zoom: defineMessage({ id: 'account.picture.zoom', defaultMessage: 'Agrandir', description: 'Slider' }),
  x: defineMessage({ id: 'account.picture.x', defaultMessage: 'Gauche, droite', description: 'Slider' }),
  y: defineMessage({ id: 'account.picture.y', defaultMessage: 'Haut, bas', description: 'Slider' }),
  keep: defineMessage({ id: 'account.picture.keep', defaultMessage: 'Enregistrer', description: 'Button of the dialog' }),
  cancel: defineMessage({ id: 'account.picture.cancel', defaultMessage: 'Annuler', description: 'Button of the dialog' }),
};
