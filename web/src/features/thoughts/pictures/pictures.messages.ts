import { defineMessage } from 'react-intl';

export const pictureMessages = {
  pictures: defineMessage<{ count: number }>({
    id: 'thoughts.pictures',
    defaultMessage: '{count, plural, one {Une image} other {# images}}',
    description: 'Name of the pictures of a thought',
  }),
  open: defineMessage<{ place: number; count: number; alt: string }>({
    id: 'thoughts.pictures.open',
    defaultMessage: 'Voir l’image {place, number} sur {count, number} : {alt}',
    description: 'Opens a picture; alt: what it shows',
  }),
  openUndescribed: defineMessage<{ place: number; count: number }>({
    id: 'thoughts.pictures.open-undescribed',
    defaultMessage: 'Voir l’image {place, number} sur {count, number}',
    description: 'Opens a picture of which nobody has said what it shows',
  }),
  coming: defineMessage({
    id: 'thoughts.pictures.coming',
    defaultMessage: 'Pas encore arrivée',
    description: 'In place of a picture that is still on the device that added it',
  }),
  failed: defineMessage({
    id: 'thoughts.pictures.failed',
    defaultMessage: 'Pas chargée',
    description: 'In place of a picture that could not be loaded',
  }),
  shown: defineMessage<{ place: number; count: number }>({
    id: 'thoughts.pictures.shown',
    defaultMessage: '{place, number} sur {count, number}',
    description: 'Which picture the viewer shows',
  }),
  viewer: defineMessage({
    id: 'thoughts.pictures.viewer',
    defaultMessage: 'Images de la pensée',
    description: 'Name of the dialog that shows the pictures of a thought',
  }),
  previous: defineMessage({
    id: 'thoughts.pictures.previous',
    defaultMessage: 'Image précédente',
    description: 'Shows the picture before',
  }),
  next: defineMessage({
    id: 'thoughts.pictures.next',
    defaultMessage: 'Image suivante',
    description: 'Shows the picture after',
  }),
  closer: defineMessage({
    id: 'thoughts.pictures.closer',
    defaultMessage: 'Agrandir',
    description: 'Enlarges the picture',
  }),
  further: defineMessage({
    id: 'thoughts.pictures.further',
    defaultMessage: 'Réduire',
    description: 'Makes the enlarged picture smaller',
  }),
  close: defineMessage({
    id: 'thoughts.pictures.close',
    defaultMessage: 'Fermer',
    description: 'Closes the viewer',
  }),
  undescribed: defineMessage({
    id: 'thoughts.pictures.undescribed',
    defaultMessage: 'Rien ne dit encore ce qu’elle montre.',
    description: 'Below a picture without a text alternative',
  }),
  describe: defineMessage<{ described: string }>({
    id: 'thoughts.pictures.describe',
    defaultMessage: '{described, select, true {Modifier la description} other {Décrire}}',
    description: 'Opens the field for what the picture shows',
  }),
  alt: defineMessage({
    id: 'thoughts.pictures.alt',
    defaultMessage: 'Ce que montre l’image',
    description: 'Field: text alternative of a picture',
  }),
  altHint: defineMessage({
    id: 'thoughts.pictures.alt-hint',
    defaultMessage: 'Lu à voix haute à qui ne la voit pas, et retrouvé par la recherche.',
    description: 'Below the field for the text alternative',
  }),
  keep: defineMessage({
    id: 'thoughts.pictures.keep',
    defaultMessage: 'Garder',
    description: 'Keeps what the picture shows',
  }),
  leave: defineMessage({
    id: 'thoughts.pictures.leave',
    defaultMessage: 'Annuler',
    description: 'Leaves the description as it was',
  }),
  keepsMetadata: defineMessage({
    id: 'thoughts.pictures.keeps-metadata',
    defaultMessage: 'Le lieu et l’appareil y sont gardés.',
    description: 'Below a picture whose metadata the person kept',
  }),
  save: defineMessage({
    id: 'thoughts.pictures.save',
    defaultMessage: 'Enregistrer l’original',
    description: 'Saves the picture as it was kept on the device',
  }),
  fileName: defineMessage({
    id: 'thoughts.pictures.file-name',
    defaultMessage: 'image',
    description: 'Name of the saved file, without its ending',
  }),
  notSaved: defineMessage({
    id: 'thoughts.pictures.not-saved',
    defaultMessage: 'L’image n’a pas pu être enregistrée\u00a0: le service ne répond pas.',
    description: 'The original of a picture could not be fetched',
  }),
  earlier: defineMessage({
    id: 'thoughts.pictures.earlier',
    defaultMessage: 'Placer avant',
    description: 'Moves the picture one place to the front of the thought',
  }),
  later: defineMessage({
    id: 'thoughts.pictures.later',
    defaultMessage: 'Placer après',
    description: 'Moves the picture one place to the end of the thought',
  }),
  before: defineMessage({
    id: 'thoughts.pictures.before',
    defaultMessage: 'Avant',
    description: 'On a phone, on the button that moves the picture one place to the front; its name says « placer »',
  }),
  after: defineMessage({
    id: 'thoughts.pictures.after',
    defaultMessage: 'Après',
    description: 'On a phone, on the button that moves the picture one place to the end; its name says « placer »',
  }),
  drag: defineMessage({
    id: 'thoughts.pictures.drag',
    defaultMessage: 'Cliquer pour voir, glisser pour déplacer',
    description: 'Under the pointer, on one of several pictures',
  }),
  moved: defineMessage<{ place: number; count: number }>({
    id: 'thoughts.pictures.moved',
    defaultMessage: 'Image placée {place, number} sur {count, number}',
    description: 'Toast after a picture of a thought was moved, with an undo',
  }),
  moveBack: defineMessage({
    id: 'thoughts.pictures.move-back',
    defaultMessage: 'Annuler',
    description: 'Gives the pictures the order back that they had',
  }),
  remove: defineMessage({
    id: 'thoughts.pictures.remove',
    defaultMessage: 'Retirer de la pensée',
    description: 'Takes the picture out of the thought',
  }),
  removed: defineMessage({
    id: 'thoughts.pictures.removed',
    defaultMessage: 'Image retirée',
    description: 'Toast after a picture was taken out of a thought',
  }),
  undo: defineMessage({
    id: 'thoughts.pictures.undo',
    defaultMessage: 'Remettre',
    description: 'Puts the picture back where it was',
  }),
};
