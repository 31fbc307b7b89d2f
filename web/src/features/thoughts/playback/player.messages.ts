import { defineMessage } from 'react-intl';

export const playerMessages = {
  player: defineMessage({ id: 'thought.player', defaultMessage: 'Écouter l’enregistrement', description: 'Name of the player' }),
  play: defineMessage({ id: 'thought.player.play', defaultMessage: 'Écouter', description: 'Plays the recording' }),
  pause: defineMessage({ id: 'thought.player.pause', defaultMessage: 'Mettre en pause', description: 'Pauses the recording' }),
  back: defineMessage({ id: 'thought.player.back', defaultMessage: 'Reculer de 10 secondes', description: 'Button of the player' }),
  forward: defineMessage({ id: 'thought.player.forward', defaultMessage: 'Avancer de 10 secondes', description: 'Button of the player' }),
  recordings: defineMessage({ id: 'thought.recordings', defaultMessage: 'Enregistrements', description: 'Name of the list of the recordings of one thought' }),
  recording: defineMessage<{ number: number }>({ id: 'thought.recording', defaultMessage: 'Enregistrement {number}', description: 'One of the recordings of a thought' }),
  playRecording: defineMessage<{ number: number }>({ id: 'thought.recording.play', defaultMessage: 'Écouter l’enregistrement {number}', description: 'Plays one of the recordings of a thought' }),
  downloadRecording: defineMessage<{ number: number }>({
    id: 'thought.recording.download',
    defaultMessage: 'Télécharger l’enregistrement {number}',
    description: 'Saves one of the recordings of a thought as a file',
  }),
  download: defineMessage({ id: 'thought.download', defaultMessage: 'Télécharger l’enregistrement', description: 'Saves the recording of a thought as a file' }),
  erased: defineMessage<{ on: string; count: number }>({
    id: 'thought.player.erased',
    defaultMessage: '{count, plural, one {L’enregistrement a été effacé} other {Les enregistrements ont été effacés}} le {on} ; les mots restent.',
    description: 'Instead of the player, once the sound of a thought was erased; on is a date',
  }),
  erasedOn: defineMessage<{ on: string }>({ id: 'thought.recording.erased', defaultMessage: 'Effacé le {on}', description: 'Of one of several recordings of a thought; on is a date' }),
  track: defineMessage({ id: 'thought.player.track', defaultMessage: 'Position dans l’enregistrement', description: 'Name of the slider of the player' }),
  position: defineMessage<{ at: string; of: string }>({ id: 'thought.player.position', defaultMessage: '{at} sur {of}', description: 'The place reached in a recording' }),
  loading: defineMessage({ id: 'thought.player.loading', defaultMessage: 'Chargement du son', description: 'The sound is being fetched' }),
  failed: defineMessage({ id: 'thought.player.failed', defaultMessage: 'Impossible de charger le son', description: 'The sound could not be fetched' }),
  rate: defineMessage<{ rate: number }>({ id: 'thought.player.rate', defaultMessage: 'Vitesse : {rate}', description: 'Button that changes the speed' }),
  rateShown: defineMessage<{ rate: number }>({ id: 'thought.player.rate-shown', defaultMessage: '{rate}×', description: 'The speed as it is drawn' }),
};
