import { defineMessage } from 'react-intl';

export const posterMessages = {
  open: defineMessage({ id: 'poster.open', defaultMessage: 'En faire une affiche', description: 'Link from a year to its poster' }),
  title: defineMessage<{ year: string }>({ id: 'poster.title', defaultMessage: 'L’affiche de {year}', description: 'Title of the page of a poster' }),
  shown: defineMessage<{ year: string }>({ id: 'poster.shown', defaultMessage: 'Affiche de votre année {year}', description: 'Beginning of the text alternative of a poster' }),
  quoted: defineMessage<{ sentence: string }>({
    id: 'poster.quoted',
    defaultMessage: 'La phrase : « {sentence} »',
    description: 'Part of the text alternative of a poster: the sentence of the person on it',
  }),
  ground: defineMessage({ id: 'poster.ground', defaultMessage: 'Fond', description: 'Name of the choice of colour' }),
  leaf: defineMessage({ id: 'poster.leaf', defaultMessage: 'Papier', description: 'A choice of colour' }),
  leafText: defineMessage({ id: 'poster.leaf-text', defaultMessage: 'fond ivoire, à imprimer', description: 'Under the choice of paper' }),
  velvet: defineMessage({ id: 'poster.velvet', defaultMessage: 'Velours', description: 'A choice of colour' }),
  velvetText: defineMessage({ id: 'poster.velvet-text', defaultMessage: 'fond indigo, pour un écran', description: 'Under the choice of velvet' }),
  format: defineMessage({ id: 'poster.format', defaultMessage: 'Format', description: 'Name of the choice of the size of a poster' }),
  formatName: defineMessage<{ format: string }>({
    id: 'poster.format-name',
    defaultMessage: '{format, select, tall {30 × 60 cm} wide {A3} other {Carré}}',
    description: 'A choice of size; other: a square',
  }),
  sentence: defineMessage({ id: 'poster.sentence', defaultMessage: 'Une phrase de vous', description: 'Field: one sentence of the person, under the drawing' }),
  sentenceHint: defineMessage({
    id: 'poster.sentence-hint',
    defaultMessage: 'Ou aucune. C’est le seul texte qui sera lisible.',
    description: 'Under the field for one sentence: none of the thoughts can be read on the poster',
  }),
  proposals: defineMessage({ id: 'poster.proposals', defaultMessage: 'De vos pensées de cette année', description: 'Over sentences that can be chosen' }),
  name: defineMessage({ id: 'poster.name', defaultMessage: 'Votre prénom', description: 'Switch: the first name is on the poster' }),
  count: defineMessage({ id: 'poster.count', defaultMessage: 'Le nombre de pensées', description: 'Switch: the number of thoughts is on the poster' }),
  pdf: defineMessage<{ size: string }>({
    id: 'poster.pdf',
    defaultMessage: 'PDF, {size, select, tall {30 × 60 cm} wide {A3} other {30 × 30 cm}}',
    description: 'Button: makes and downloads a PDF of that size',
  }),
  picture: defineMessage<{ width: number; height: number }>({
    id: 'poster.picture',
    defaultMessage: 'Image, {width, number} × {height, number}',
    description: 'Button: makes and downloads a picture of so many pixels',
  }),
  share: defineMessage({ id: 'poster.share', defaultMessage: 'Partager l’image', description: 'Button: makes the picture and opens what the device offers to share a file' }),
  shareReady: defineMessage({
    id: 'poster.share-ready',
    defaultMessage: 'L’image est prête : touchez encore « Partager l’image ».',
    description: 'Toast: making it took longer than the device waits before it shares',
  }),
  saved: defineMessage<{ name: string }>({ id: 'poster.saved', defaultMessage: 'Enregistré : {name}', description: 'Toast: a file was made and downloaded; name: poster-2024.pdf' }),
  failed: defineMessage({
    id: 'poster.failed',
    defaultMessage: 'L’affiche n’a pas pu être faite. Vos choix sont toujours là : réessayez.',
    description: 'Making a file failed, as without network when it is made for the first time',
  }),
  onDevice: defineMessage({ id: 'poster.on-device', defaultMessage: 'Faite sur cet appareil. Rien n’est envoyé.', description: 'Under the buttons that make a poster' }),
  fileName: defineMessage<{ year: string }>({ id: 'poster.file-name', defaultMessage: 'affiche-{year}', description: 'Name of the file of a poster: lower case, no accents' }),
};
