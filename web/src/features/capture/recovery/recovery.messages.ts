import { defineMessage } from 'react-intl';

export const recoveryMessages = {
  title: defineMessage({ id: 'capture.recovery.title', defaultMessage: 'Reprendre où vous en étiez', description: 'Heading of the recovery card' }),
  text: defineMessage<{ time: string; date: string; hour: string }>({
    id: 'capture.recovery.text',
    defaultMessage: 'Un enregistrement de {time}, commencé le {date} à {hour}, n’a pas été terminé.',
    description: 'What was found after a crash',
  }),
  keep: defineMessage({ id: 'capture.recovery.keep', defaultMessage: 'Garder', description: 'Keeps the recording found' }),
  listen: defineMessage({ id: 'capture.recovery.listen', defaultMessage: 'Écouter', description: 'Plays the recording found' }),
  discard: defineMessage({ id: 'capture.recovery.discard', defaultMessage: 'Jeter', description: 'Throws the recording found away' }),
  player: defineMessage({ id: 'capture.recovery.player', defaultMessage: 'Enregistrement retrouvé', description: 'Name of the audio player' }),
  kept: defineMessage({ id: 'capture.recovery.kept', defaultMessage: 'Pensée gardée', description: 'Toast after keeping the recording found' }),
};
