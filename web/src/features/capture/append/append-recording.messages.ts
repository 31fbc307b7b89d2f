import { defineMessage } from 'react-intl';

export const appendRecordingMessages = {
  record: defineMessage({ id: 'capture.append.record', defaultMessage: 'Ajouter un enregistrement', description: 'Button on the page of a recorded thought: records some more' }),
  import: defineMessage({ id: 'capture.append.import', defaultMessage: 'Importer un audio', description: 'Opens the file chooser on the page of a recorded thought' }),
  limits: defineMessage<{ formats: string }>({ id: 'capture.append.limits', defaultMessage: '{formats}, 500 Mo au plus', description: 'Files that can be imported, and the largest size' }),
  hint: defineMessage({ id: 'capture.append.hint', defaultMessage: 'Cet enregistrement s’ajoute à la pensée.', description: 'Hint of the recorder while more is recorded for a thought' }),
  keptApart: defineMessage<{ why: string }>({
    id: 'capture.append.kept-apart',
    defaultMessage: '{why} Votre enregistrement est gardé comme une nouvelle pensée.',
    description: 'Toast: the thought cannot take the recording; why is a sentence',
  }),
};
