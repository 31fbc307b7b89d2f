import { defineMessage } from 'react-intl';

export const pictureMessages = {
  attach: defineMessage({ id: 'capture.pictures.attach', defaultMessage: 'Joindre des images ou un audio', description: 'Opens the file chooser' }),
  attachLimits: defineMessage<{ most: number; formats: string }>({
    id: 'capture.pictures.attach-limits',
    defaultMessage: '{most, number} images (JPEG, PNG, WebP, HEIC, GIF ; 25 Mo chacune), ou un audio ({formats} ; 500 Mo)',
    description: 'Formats and largest sizes of what can be attached',
  }),
  chosen: defineMessage<{ count: number; most: number }>({
    id: 'capture.pictures.chosen',
    defaultMessage: 'Images de cette pensée : {count, number} sur {most, number}',
    description: 'Name of the list of pictures chosen for a thought',
  }),
  add: defineMessage({ id: 'capture.pictures.add', defaultMessage: 'Ajouter des images', description: 'Opens the file chooser for more pictures' }),
  limits: defineMessage<{ most: number }>({
    id: 'capture.pictures.limits',
    defaultMessage: 'JPEG, PNG, WebP, HEIC ou GIF ; {most, number} images, 25 Mo chacune au plus',
    description: 'Formats and sizes of pictures that can be added',
  }),
  camera: defineMessage({ id: 'capture.pictures.camera', defaultMessage: 'Prendre une photo', description: 'Opens the camera of a phone' }),
  undescribed: defineMessage<{ place: number }>({
    id: 'capture.pictures.undescribed',
    defaultMessage: 'Image {place, number}, à décrire',
    description: 'Name of a chosen picture that nobody has described; opens its fields',
  }),
  described: defineMessage<{ place: number; alt: string }>({
    id: 'capture.pictures.described',
    defaultMessage: 'Image {place, number} : {alt}',
    description: 'Name of a chosen picture with what it shows; opens its fields',
  }),
  moveHint: defineMessage({ id: 'capture.pictures.move-hint', defaultMessage: 'Touches ← et → : déplacer', description: 'How a chosen picture is moved by keys' }),
  moved: defineMessage<{ place: number; count: number }>({
    id: 'capture.pictures.moved',
    defaultMessage: 'Image placée {place, number} sur {count, number}',
    description: 'Read aloud after a chosen picture was moved',
  }),
  earlier: defineMessage({ id: 'capture.pictures.earlier', defaultMessage: 'Placer plus tôt', description: 'Moves a chosen picture one place to the front' }),
  later: defineMessage({ id: 'capture.pictures.later', defaultMessage: 'Placer plus tard', description: 'Moves a chosen picture one place to the end' }),
  remove: defineMessage<{ place: number }>({ id: 'capture.pictures.remove', defaultMessage: 'Retirer l’image {place, number}', description: 'Takes a chosen picture out of the thought' }),
  removed: defineMessage({ id: 'capture.pictures.removed', defaultMessage: 'Image retirée', description: 'Toast after a chosen picture was taken out, with an undo' }),
  alt: defineMessage<{ place: number }>({ id: 'capture.pictures.alt', defaultMessage: 'Ce que montre l’image {place, number}', description: 'Field: text alternative of a chosen picture' }),
  altHint: defineMessage({
    id: 'capture.pictures.alt-hint',
    defaultMessage: 'Facultatif. Lu à voix haute à qui ne la voit pas, et retrouvé par la recherche.',
    description: 'Below the field for the text alternative',
  }),
  absent: defineMessage<{ format: string }>({ id: 'capture.pictures.absent', defaultMessage: 'Image {format}', description: 'In place of a picture that this browser cannot show' }),
  stripped: defineMessage({
    id: 'capture.pictures.stripped',
    defaultMessage: 'Le lieu et l’appareil inscrits dans les photos seront retirés.',
    description: 'What happens to the metadata of the chosen pictures',
  }),
  keep: defineMessage({ id: 'capture.pictures.keep-metadata', defaultMessage: 'Les garder', description: 'Keeps the place and the device that are written in the photos' }),
  kept: defineMessage({
    id: 'capture.pictures.kept-metadata',
    defaultMessage: 'Le lieu et l’appareil inscrits dans les photos seront gardés.',
    description: 'What happens to the metadata of the chosen pictures, once the person keeps it',
  }),
  strip: defineMessage({ id: 'capture.pictures.strip-metadata', defaultMessage: 'Les retirer', description: 'Removes the place and the device that are written in the photos' }),
  unchosen: defineMessage<{ name: string; why: string }>({
    id: 'capture.pictures.unchosen',
    defaultMessage: '« {name} » n’est pas ajoutée. {why}',
    description: 'Toast: one picture was not added, and why',
  }),
  unchosenSeveral: defineMessage<{ count: number; why: string }>({
    id: 'capture.pictures.unchosen-several',
    defaultMessage: '{count, number} images ne sont pas ajoutées. {why}',
    description: 'Toast: several pictures were not added for one reason',
  }),
  fault: defineMessage<{ fault: string }>({
    id: 'capture.pictures.fault',
    defaultMessage: '{fault, select, full {Cet appareil n’a plus assez de place. Libérez-en, puis réessayez.} other {Ce navigateur ne garde rien ici (fenêtre privée, ou stockage bloqué).}}',
    description: 'Why a picture could not be stored on this device',
  }),
  tooMany: defineMessage<{ count: number; most: number }>({
    id: 'capture.pictures.too-many',
    defaultMessage: 'Une pensée réunit {most, number} images au plus ; il y en a {count, number}. Retirez-en pour la garder.',
    description: 'More pictures are chosen than a thought may have',
  }),
  reading: defineMessage<{ count: number }>({
    id: 'capture.pictures.reading',
    defaultMessage: '{count, plural, one {Une image arrive…} other {# images arrivent…}}',
    description: 'While chosen pictures are stored on this device',
  }),
};
