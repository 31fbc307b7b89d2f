import { defineMessage } from 'react-intl';

export const recorderMessages = {
  recorderName: defineMessage({ id: 'capture.recorder.name', defaultMessage: 'Enregistrement d’une pensée', description: 'Name of the recorder for screen readers' }),
  reduce: defineMessage({ id: 'capture.recorder.reduce', defaultMessage: 'Réduire', description: 'Closes the recorder; the recording goes on' }),
  french: defineMessage({ id: 'capture.recorder.french', defaultMessage: 'Français', description: 'Language spoken in this recording' }),
  english: defineMessage({ id: 'capture.recorder.english', defaultMessage: 'Anglais', description: 'Language spoken in this recording' }),
  spokenLanguage: defineMessage<{ language: string }>({
    id: 'capture.recorder.spoken-language',
    defaultMessage: 'Langue parlée : {language}. Changer',
    description: 'Name of the button that switches the spoken language',
  }),
  asking: defineMessage({ id: 'capture.recorder.asking', defaultMessage: 'Accès au micro', description: 'Recorder state while the browser asks' }),
  askingHint: defineMessage({
    id: 'capture.recorder.asking-hint',
    defaultMessage: 'Votre navigateur vous demande l’accès au micro. Rien n’est écouté avant votre accord.',
    description: 'Hint while the browser asks',
  }),
  cancel: defineMessage({ id: 'capture.recorder.cancel', defaultMessage: 'Annuler', description: 'Gives up before recording' }),
  recording: defineMessage({ id: 'capture.recorder.recording', defaultMessage: 'Enregistrement', description: 'Recorder state' }),
  paused: defineMessage({ id: 'capture.recorder.paused', defaultMessage: 'En pause', description: 'Recorder state' }),
  sealing: defineMessage({ id: 'capture.recorder.sealing', defaultMessage: 'Mise à l’abri…', description: 'Recorder state while the recording is being closed' }),
  hint: defineMessage({ id: 'capture.recorder.hint', defaultMessage: 'Prenez votre temps. Quitter cet écran n’arrête rien.', description: 'Hint while recording' }),
  pausedHint: defineMessage({ id: 'capture.recorder.paused-hint', defaultMessage: 'Rien n’est écouté pendant la pause.', description: 'Hint while paused' }),
  heardWords: defineMessage({ id: 'capture.recorder.heard-words', defaultMessage: 'Vos mots', description: 'Name of the words that appear while one speaks, for screen readers' }),
  uncertainWords: defineMessage({ id: 'capture.recorder.uncertain-words', defaultMessage: '(incertain)', description: 'Said by screen readers after words that the engine is not sure of' }),
  discard: defineMessage({ id: 'capture.recorder.discard', defaultMessage: 'Jeter', description: 'Throws the recording away, with undo' }),
  finish: defineMessage({ id: 'capture.recorder.finish', defaultMessage: 'Terminer et garder', description: 'Ends the recording and keeps it' }),
  pause: defineMessage({ id: 'capture.recorder.pause', defaultMessage: 'Pause', description: 'Pauses the recording' }),
  resume: defineMessage({ id: 'capture.recorder.resume', defaultMessage: 'Reprendre', description: 'Goes on recording after a pause' }),
  where: defineMessage({ id: 'capture.recorder.where', defaultMessage: 'Où se trouve cet enregistrement', description: 'Name of the list of receipts in the recorder' }),
  onDevice: defineMessage<{ time: string }>({ id: 'capture.recorder.on-device', defaultMessage: 'Sur cet appareil {time}', description: 'Receipt with the time kept on this device' }),
  received: defineMessage<{ time: string }>({ id: 'capture.recorder.received', defaultMessage: 'Reçu {time}', description: 'Receipt with the time the server holds' }),
  notReceived: defineMessage({ id: 'capture.recorder.not-received', defaultMessage: 'Reçu', description: 'Receipt not yet given by the server' }),
  spokenTime: defineMessage<{ hours: number; minutes: number; seconds: number }>({
    id: 'capture.recorder.spoken-time',
    defaultMessage: '{hours, plural, =0 {} one {# heure } other {# heures }}{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, one {# seconde} other {# secondes}}',
    description: 'Recorded time in words',
  }),
  level: defineMessage<{ level: number }>({ id: 'capture.recorder.level', defaultMessage: '{level, number, ::percent}', description: 'Level of the voice as a figure, under reduced motion' }),
  discarded: defineMessage({ id: 'capture.recorder.discarded', defaultMessage: 'Enregistrement jeté', description: 'Toast after discarding' }),
  takenBack: defineMessage({ id: 'capture.recorder.taken-back', defaultMessage: 'Enregistrement gardé', description: 'Toast after undoing a discard' }),
  close: defineMessage({ id: 'capture.close', defaultMessage: 'Fermer', description: 'Closes a sentence about a failure' }),
  retry: defineMessage({ id: 'capture.retry', defaultMessage: 'Réessayer', description: 'Tries again' }),
  keep: defineMessage({ id: 'capture.keep', defaultMessage: 'Garder cette pensée', description: 'Keeps what was recorded so far' }),
  stored: defineMessage({ id: 'capture.receipt.stored', defaultMessage: 'Pensée gardée sur cet appareil', description: 'Read aloud after a recording was closed' }),
  arrived: defineMessage({ id: 'capture.receipt.received', defaultMessage: 'Pensée reçue', description: 'Read aloud when the server has the recording' }),
  transcribing: defineMessage({ id: 'capture.receipt.transcribing', defaultMessage: 'Transcription en cours', description: 'Read aloud when transcription runs' }),
  analysing: defineMessage({ id: 'capture.receipt.analysing', defaultMessage: 'Transcrite. Analyse en cours', description: 'Read aloud when the transcript is there' }),
  ready: defineMessage({ id: 'capture.receipt.ready', defaultMessage: 'Pensée transcrite et analysée', description: 'Read aloud when all is there' }),
};

/** What is wrong with a recording under way. */
export const warningMessages = {
  'no-data': defineMessage({
    id: 'capture.recorder.no-data-hint',
    defaultMessage: 'Le navigateur ne transmet plus de son : ce que vous dites n’est pas gardé. Arrêtez, puis réessayez, ou écrivez.',
    description: 'Warning after 3 s without data from the recorder of the browser',
  }),
  silent: defineMessage({
    id: 'capture.recorder.silent-hint',
    defaultMessage: 'On ne vous entend pas. Vérifiez que le bon micro est choisi et qu’il n’est pas coupé.',
    description: 'Warning after 8 s of silence',
  }),
};
