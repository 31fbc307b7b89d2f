import { defineMessage } from 'react-intl';

export const refusedThoughtMessages = {
  title: defineMessage({ id: 'capture.refused.title', defaultMessage: 'Cette pensée n’a pas pu être envoyée', description: 'Heading of a thought the server refused' }),
  edit: defineMessage({ id: 'capture.refused.edit', defaultMessage: 'Modifier', description: 'Puts the refused words back into the field' }),
  copy: defineMessage({ id: 'capture.refused.copy', defaultMessage: 'Copier', description: 'Copies the refused words' }),
  discard: defineMessage({ id: 'capture.refused.discard', defaultMessage: 'Jeter', description: 'Throws the refused thought away' }),
  sure: defineMessage({ id: 'capture.refused.sure', defaultMessage: 'Jeter définitivement', description: 'Confirms throwing a refused thought away' }),
  retry: defineMessage({ id: 'capture.refused.retry', defaultMessage: 'Réessayer', description: 'Sends the refused thought again' }),
  save: defineMessage({ id: 'capture.refused.save', defaultMessage: 'Enregistrer le son', description: 'Downloads the refused recording' }),
  recording: defineMessage<{ time: string }>({ id: 'capture.refused.recording', defaultMessage: 'Pensée vocale, {time}', description: 'A refused recording' }),
  pictureTitle: defineMessage({ id: 'capture.refused.picture-title', defaultMessage: 'Cette image n’a pas pu être envoyée', description: 'Heading of a picture the server refused' }),
  picture: defineMessage({ id: 'capture.refused.picture', defaultMessage: 'Image', description: 'A refused picture that nobody has described' }),
  savePicture: defineMessage({ id: 'capture.refused.save-picture', defaultMessage: 'Enregistrer l’image', description: 'Downloads the refused picture' }),
  file: defineMessage({ id: 'capture.refused.file', defaultMessage: 'Audio importé', description: 'A refused imported sound' }),
};
