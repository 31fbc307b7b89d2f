import { defineMessage } from 'react-intl';

export const captureMessages = {
  record: defineMessage({ id: 'capture.record.start', defaultMessage: 'Enregistrer une pensée', description: 'Name of the round record button' }),
  reopen: defineMessage({ id: 'capture.record.reopen', defaultMessage: 'Reprendre l’enregistrement', description: 'Name of the record button while a recording goes on' }),
  unknownZone: defineMessage({
    id: 'capture.unknown-zone',
    defaultMessage: 'Cet appareil ne dit pas son fuseau horaire. Vos pensées prennent celui de la dernière que vous avez gardée.',
    description: 'Toast, once, while thoughts are kept on a device whose time zone has no known name',
  }),
  undo: defineMessage({ id: 'capture.undo', defaultMessage: 'Annuler', description: 'Undoes what was just done' }),
};
