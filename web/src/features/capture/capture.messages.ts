import { defineMessage } from 'react-intl';

export const captureMessages = {
  record: defineMessage({
    id: 'capture.record.start',
    defaultMessage: 'Enregistrer une pensée',
    description: 'Name of the round record button',
  }),
  reopen: defineMessage({
    id: 'capture.record.reopen',
    defaultMessage: 'Reprendre l’enregistrement',
    description: 'Name of the record button while a recording goes on',
  }),
  undo: defineMessage({ id: 'capture.undo', defaultMessage: 'Annuler', description: 'Undoes what was just done' }),
};
