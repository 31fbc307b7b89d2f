import { defineMessage } from 'react-intl';

export const appendRecordingMessages = {
  record: defineMessage({
    id: 'capture.append.record',
    defaultMessage: 'Ajouter un enregistrement',
    description: 'Button on the page of a recorded thought: records some more',
  }),
  hint: defineMessage({
    id: 'capture.append.hint',
    defaultMessage: 'Cet enregistrement s’ajoute à la pensée.',
    description: 'Hint of the recorder while more is recorded for a thought',
  }),
  keptApart: defineMessage<{ why: string }>({
    id: 'capture.append.kept-apart',
    defaultMessage: '{why} Votre enregistrement est gardé comme une nouvelle pensée.',
    description: 'Toast: the thought cannot take the recording; why is a sentence',
  }),
};
