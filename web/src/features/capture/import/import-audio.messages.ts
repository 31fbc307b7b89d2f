import { defineMessage } from 'react-intl';

export const importAudioMessages = {
  running: defineMessage<{ name: string; percent: number }>({
    id: 'capture.import.running',
    defaultMessage: 'Import de « {name} » : {percent, number, ::percent}',
    description: 'Progress of an import',
  }),
  done: defineMessage({ id: 'capture.import.done', defaultMessage: 'Audio gardé sur cet appareil', description: 'Toast after an import' }),
  empty: defineMessage<{ name: string }>({
    id: 'capture.import.empty',
    defaultMessage: '« {name} » est vide : il n’y a rien à garder. Choisissez un autre fichier.',
    description: 'The file has 0 bytes',
  }),
  unknown: defineMessage<{ name: string; formats: string }>({
    id: 'capture.import.unknown',
    defaultMessage: '« {name} » n’est pas un son reconnu. Formats acceptés : {formats}.',
    description: 'The file is not a known sound',
  }),
  codec: defineMessage<{ name: string; codec: string }>({
    id: 'capture.import.codec',
    defaultMessage: '« {name} » contient un son codé en {codec}, qui ne peut pas être lu ici. Convertissez-le en m4a ou en mp3, puis réessayez.',
    description: 'The sound in the file is encoded in a way that nothing here decodes; codec: its name, as GSM',
  }),
  tooLarge: defineMessage<{ name: string }>({ id: 'capture.import.too-large', defaultMessage: '« {name} » dépasse 500 Mo. Coupez-le en plusieurs parties.', description: 'The file is too large' }),
  full: defineMessage<{ name: string }>({
    id: 'capture.import.full',
    defaultMessage: 'Cet appareil n’a plus assez de place pour « {name} ». Libérez-en, puis réessayez.',
    description: 'No room for the file',
  }),
  failed: defineMessage<{ name: string }>({
    id: 'capture.import.failed',
    defaultMessage: '« {name} » n’a pas pu être lu. Réessayez, ou choisissez un autre fichier.',
    description: 'The file could not be read',
  }),
};
