import { defineMessage } from 'react-intl';

export const thoughtMessages = {
  bar: defineMessage({
    id: 'thought.bar',
    defaultMessage: 'Agir sur cette pensée',
    description: 'Name of the row of actions of a thought',
  }),
  edit: defineMessage({
    id: 'thought.edit',
    defaultMessage: 'Modifier le texte',
    description: 'Opens the words of a thought for editing',
  }),
  more: defineMessage({ id: 'thought.more', defaultMessage: 'Autres actions', description: 'Opens further actions' }),
  makePrivate: defineMessage({
    id: 'thought.make-private',
    defaultMessage: 'Rendre privée',
    description: 'Makes a thought private',
  }),
  makeOpen: defineMessage({
    id: 'thought.make-open',
    defaultMessage: 'Ne plus garder privée',
    description: 'A private thought is no longer private',
  }),
  backDate: defineMessage({
    id: 'thought.back-date',
    defaultMessage: 'Changer la date',
    description: 'Opens the date of a thought',
  }),
  backDateField: defineMessage({
    id: 'thought.back-date.field',
    defaultMessage: 'Quand était-ce ?',
    description: 'Field for the date and time of a thought',
  }),
  versions: defineMessage({
    id: 'thought.versions',
    defaultMessage: 'Versions précédentes',
    description: 'Opens every wording a thought had',
  }),
  remove: defineMessage({ id: 'thought.delete', defaultMessage: 'Supprimer', description: 'Deletes a thought' }),
  removed: defineMessage({
    id: 'thought.deleted',
    defaultMessage: 'Pensée supprimée',
    description: 'Toast after a deletion',
  }),
  undo: defineMessage({
    id: 'thought.undo',
    defaultMessage: 'Annuler',
    description: 'Takes back a value or a deletion',
  }),
  keep: defineMessage({ id: 'thought.keep', defaultMessage: 'Garder', description: 'Keeps what was changed' }),
  leave: defineMessage({
    id: 'thought.leave',
    defaultMessage: 'Ne rien changer',
    description: 'Closes an editor without changing anything',
  }),
  close: defineMessage({ id: 'thought.close', defaultMessage: 'Fermer', description: 'Closes a dialog' }),
  words: defineMessage({
    id: 'thought.words',
    defaultMessage: 'Votre pensée',
    description: 'Name of the field and region with the written words',
  }),
  transcript: defineMessage({
    id: 'thought.transcript',
    defaultMessage: 'Transcription',
    description: 'Name of the region and field with what was said',
  }),
  correct: defineMessage({
    id: 'thought.correct',
    defaultMessage: 'Corriger le texte',
    description: 'Opens the transcript for correction',
  }),
  correctHint: defineMessage({
    id: 'thought.correct.hint',
    defaultMessage: 'Les mots que vous gardez restent liés à leur seconde.',
    description: 'Under the field that corrects a transcript',
  }),
  uncertain: defineMessage({
    id: 'thought.uncertain',
    defaultMessage: 'Mot incertain',
    description: 'On a word the engine was not sure of',
  }),
  uncertainWords: defineMessage<{ count: number }>({
    id: 'thought.uncertain-words',
    defaultMessage: '{count, plural, one {Un mot incertain est souligné.} other {# mots incertains sont soulignés.}}',
    description: 'Note under a transcript',
  }),
  setAside: defineMessage<{ count: number; length: string }>({
    id: 'thought.set-aside',
    defaultMessage:
      '{count, plural, one {Un passage de {length} a été mis de côté.} other {# passages, {length} en tout, ont été mis de côté.}}',
    description: 'Passages of a recording that are not shown, and how long they are',
  }),
  correctedAt: defineMessage<{ at: string }>({
    id: 'thought.corrected-at',
    defaultMessage: 'Corrigée par vous le {at}.',
    description: 'When the person corrected the transcript',
  }),
  transcribedBy: defineMessage<{ engine: string; model: string; at: string }>({
    id: 'thought.transcribed-by',
    defaultMessage:
      '{engine, select, local {Transcrite par Whisper, sur le serveur qui garde vos pensées,} other {Transcrite par {model}}} le {at}.',
    description: 'Which engine transcribed, and when',
  }),
  noAudio: defineMessage({
    id: 'thought.no-audio',
    defaultMessage: 'L’enregistrement n’est plus là. Les mots restent.',
    description: 'The sound of a spoken thought is gone',
  }),
  noWords: defineMessage({
    id: 'thought.no-words',
    defaultMessage: 'Ces mots ne peuvent plus être lus : leur clé a été détruite.',
    description: 'The words of a thought are gone with their key',
  }),
  journey: defineMessage({
    id: 'thought.journey',
    defaultMessage: 'Son parcours',
    description: 'Heading over the receipts',
  }),
  help: defineMessage({
    id: 'thought.help',
    defaultMessage: 'Si c’est urgent : 3114, jour et nuit, gratuit',
    description: 'Human help first, with the French suicide prevention number',
  }),
  helpText: defineMessage({
    id: 'thought.help.text',
    defaultMessage:
      'Au bout du fil, une personne formée vous écoute, sans juger. En danger immédiat, appelez le 15 ou le 112.',
    description: 'Under the number: who answers',
  }),
  helpCall: defineMessage({
    id: 'thought.help.call',
    defaultMessage: 'Appeler le 3114',
    description: 'Link that calls the number',
  }),
  missingTitle: defineMessage({
    id: 'thought.missing.title',
    defaultMessage: 'Cette pensée est introuvable',
    description: 'Title when a thought does not exist or was deleted',
  }),
  missingText: defineMessage({
    id: 'thought.missing.text',
    defaultMessage: 'Elle a peut-être été supprimée.',
    description: 'Text when a thought does not exist or was deleted',
  }),
  allThoughts: defineMessage({
    id: 'thought.all',
    defaultMessage: 'Toutes les pensées',
    description: 'Link to the list',
  }),
  version: defineMessage<{ change: string }>({
    id: 'thought.version',
    defaultMessage:
      '{change, select, written {Écrite} transcribed {Transcrite} edited {Modifiée} corrected {Corrigée} other {Date changée}}',
    description: 'What made a version',
  }),
};

export const playerMessages = {
  player: defineMessage({
    id: 'thought.player',
    defaultMessage: 'Écouter l’enregistrement',
    description: 'Name of the player',
  }),
  play: defineMessage({ id: 'thought.player.play', defaultMessage: 'Écouter', description: 'Plays the recording' }),
  pause: defineMessage({
    id: 'thought.player.pause',
    defaultMessage: 'Mettre en pause',
    description: 'Pauses the recording',
  }),
  back: defineMessage({
    id: 'thought.player.back',
    defaultMessage: 'Reculer de 10 secondes',
    description: 'Button of the player',
  }),
  forward: defineMessage({
    id: 'thought.player.forward',
    defaultMessage: 'Avancer de 10 secondes',
    description: 'Button of the player',
  }),
  track: defineMessage({
    id: 'thought.player.track',
    defaultMessage: 'Position dans l’enregistrement',
    description: 'Name of the slider of the player',
  }),
  position: defineMessage<{ at: string; of: string }>({
    id: 'thought.player.position',
    defaultMessage: '{at} sur {of}',
    description: 'The place reached in a recording',
  }),
  loading: defineMessage({
    id: 'thought.player.loading',
    defaultMessage: 'Le son arrive',
    description: 'The sound is being fetched',
  }),
  failed: defineMessage({
    id: 'thought.player.failed',
    defaultMessage: 'Le son n’arrive pas',
    description: 'The sound could not be fetched',
  }),
  rate: defineMessage<{ rate: number }>({
    id: 'thought.player.rate',
    defaultMessage: 'Vitesse : {rate}',
    description: 'Button that changes the speed',
  }),
  rateShown: defineMessage<{ rate: number }>({
    id: 'thought.player.rate-shown',
    defaultMessage: '{rate}×',
    description: 'The speed as it is drawn',
  }),
};

export const insightMessages = {
  title: defineMessage({
    id: 'thought.insights',
    defaultMessage: 'Ce qu’Écrin en comprend',
    description: 'Heading over the insights',
  }),
  undoAll: defineMessage({
    id: 'thought.insights.undo-all',
    defaultMessage: 'Tout annuler',
    description: 'Takes back every value that came from the AI',
  }),
  arriving: defineMessage({
    id: 'thought.insights.arriving',
    defaultMessage: 'Écrin lit cette pensée.',
    description: 'While insights are on their way',
  }),
  awaitsWords: defineMessage({
    id: 'thought.insights.awaits-words',
    defaultMessage: 'Cela viendra avec la transcription.',
    description: 'Insights wait for the transcript',
  }),
  failed: defineMessage({
    id: 'thought.insights.failed',
    defaultMessage: 'L’analyse n’a pas abouti. Votre pensée est gardée, et vous pouvez remplir ce qui suit vous-même.',
    description: 'No insight came of a thought',
  }),
  ai: defineMessage({
    id: 'thought.by-ai',
    defaultMessage: 'IA',
    description: 'Mark on a value that came from the AI',
  }),
  you: defineMessage({ id: 'thought.by-you', defaultMessage: 'Vous', description: 'Mark on a value the person gave' }),
  byAi: defineMessage<{ field: string }>({
    id: 'thought.by-ai.name',
    defaultMessage: '{field}, d’après l’IA. Voir d’où cela vient, modifier ou annuler',
    description: 'Accessible name of the AI mark',
  }),
  byYou: defineMessage<{ field: string }>({
    id: 'thought.by-you.name',
    defaultMessage: '{field}, selon vous. Modifier ou annuler',
    description: 'Accessible name of the mark on one’s own value',
  }),
  writtenOn: defineMessage({
    id: 'thought.from.date',
    defaultMessage: 'Écrit le',
    description: 'When a value was written',
  }),
  engine: defineMessage({
    id: 'thought.from.engine',
    defaultMessage: 'Moteur',
    description: 'Engine a value came from',
  }),
  model: defineMessage({ id: 'thought.from.model', defaultMessage: 'Modèle', description: 'Model a value came from' }),
  prompt: defineMessage({
    id: 'thought.from.prompt',
    defaultMessage: 'Consigne',
    description: 'Version of the instructions a value came from',
  }),
  localEngine: defineMessage({
    id: 'thought.from.local',
    defaultMessage: 'analyse locale',
    description: 'The analysis was made on the server itself, without a model elsewhere',
  }),
  version: defineMessage<{ version: string }>({
    id: 'thought.from.version',
    defaultMessage: 'version {version}',
    description: 'A version of the instructions',
  }),
  edit: defineMessage({
    id: 'thought.insight.edit',
    defaultMessage: 'Modifier',
    description: 'Opens a value for editing',
  }),
  undo: defineMessage({ id: 'thought.insight.undo', defaultMessage: 'Annuler', description: 'Takes back a value' }),
  redo: defineMessage({
    id: 'thought.insight.redo',
    defaultMessage: 'Rétablir',
    description: 'Brings back a value that was taken back',
  }),
  undone: defineMessage({
    id: 'thought.insight.undone',
    defaultMessage: 'Annulé.',
    description: 'A value was taken back',
  }),
  add: defineMessage({
    id: 'thought.insight.add',
    defaultMessage: 'Ajouter',
    description: 'Name of the row of fields that can be filled in where nothing was proposed',
  }),
  onePerLine: defineMessage({
    id: 'thought.insight.one-per-line',
    defaultMessage: 'Une par ligne',
    description: 'Hint under a field that holds a list',
  }),
};
