import { defineMessage } from 'react-intl';

export const insightMessages = {
  title: defineMessage({ id: 'thought.insights', defaultMessage: 'Ce qu’Écrin en comprend', description: 'Heading over the insights' }),
  undoAll: defineMessage({ id: 'thought.insights.undo-all', defaultMessage: 'Tout annuler', description: 'Takes back every value that came from the AI' }),
  arriving: defineMessage({ id: 'thought.insights.arriving', defaultMessage: 'Écrin lit cette pensée.', description: 'While insights are on their way' }),
  arrivesLate: defineMessage({
    id: 'thought.insights.arrives-late',
    defaultMessage: 'Écrin n’a pas encore lu cette pensée : elle attend son tour, ou ce qui la lit ne répond pas. Rien à faire : la lecture viendra d’elle-même.',
    description: 'Insights that have not arrived a minute after the words did',
  }),
  complete: defineMessage({ id: 'thought.insights.complete', defaultMessage: 'Compléter', description: 'Quiet button that offers the fields without a value' }),
  awaitsWords: defineMessage({ id: 'thought.insights.awaits-words', defaultMessage: 'Cela viendra avec la transcription.', description: 'Insights wait for the transcript' }),
  withoutAi: defineMessage({
    id: 'thought.insights.without-ai',
    defaultMessage: 'Aucune IA ne lit cette pensée : elle n’est ni analysée, ni citée dans une réponse, ni trouvée par le sens. Vous la retrouvez par ses mots.',
    description: 'In place of insights, for a thought that no model may read',
  }),
  failed: defineMessage({
    id: 'thought.insights.failed',
    defaultMessage: 'L’analyse n’a pas abouti. Votre pensée est gardée, et vous pouvez remplir ce qui suit vous-même.',
    description: 'No insight came of a thought',
  }),
  ai: defineMessage({ id: 'thought.by-ai', defaultMessage: 'IA', description: 'Mark on a value that came from the AI' }),
  ecrin: defineMessage({ id: 'thought.by-ecrin', defaultMessage: 'Écrin', description: 'Mark on a value that was found without any AI: by word lists, or among the person’s own sentences' }),
  cutByHand: defineMessage<{ mood: string }>({ id: 'thought.cut-by-hand', defaultMessage: '{mood}, par vous', description: 'Toast once the person has given a thought its mood by its stone' }),
  you: defineMessage({ id: 'thought.by-you', defaultMessage: 'Vous', description: 'Mark on a value the person gave' }),
  byAi: defineMessage<{ field: string }>({
    id: 'thought.by-ai.name',
    defaultMessage: '{field}, d’après l’IA. Voir d’où cela vient, modifier ou annuler',
    description: 'Accessible name of the AI mark',
  }),
  byEcrin: defineMessage<{ field: string }>({
    id: 'thought.by-ecrin.name',
    defaultMessage: '{field}, d’après Écrin. Voir d’où cela vient, modifier ou annuler',
    description: 'Accessible name of the mark on a value that was found without any AI',
  }),
  byYou: defineMessage<{ field: string }>({ id: 'thought.by-you.name', defaultMessage: '{field}, selon vous. Modifier ou annuler', description: 'Accessible name of the mark on one’s own value' }),
  writtenOn: defineMessage({ id: 'thought.from.date', defaultMessage: 'Écrit le', description: 'When a value was written' }),
  engine: defineMessage({ id: 'thought.from.engine', defaultMessage: 'Moteur', description: 'Engine a value came from' }),
  model: defineMessage({ id: 'thought.from.model', defaultMessage: 'Modèle', description: 'Model a value came from' }),
  prompt: defineMessage({ id: 'thought.from.prompt', defaultMessage: 'Consigne', description: 'Version of the instructions a value came from' }),
  how: defineMessage({ id: 'thought.from.how', defaultMessage: 'Comment', description: 'How a value was found without any AI' }),
  found: defineMessage<{ field: string; how: 'words' | 'examples' | 'own' }>({
    id: 'thought.from.found',
    defaultMessage:
      '{field, select, mood {{how, select, own {d’après vos corrections, pour une pensée semblable} examples {repéré par ressemblance avec des exemples} other {repéré par listes de mots}}} category {{how, select, own {d’après vos corrections, pour une pensée semblable} examples {repéré par ressemblance avec des exemples} other {repéré par listes de mots}}} tags {repéré par listes de mots} other {tiré de vos propres phrases}}',
    description: 'How a value was found without any AI',
  }),
  rules: defineMessage({ id: 'thought.from.rules', defaultMessage: 'Règles', description: 'Version of the word lists a value came from' }),
  version: defineMessage<{ version: string }>({ id: 'thought.from.version', defaultMessage: 'version {version}', description: 'A version of the instructions' }),
  edit: defineMessage({ id: 'thought.insight.edit', defaultMessage: 'Modifier', description: 'Opens a value for editing' }),
  undo: defineMessage({ id: 'thought.insight.undo', defaultMessage: 'Annuler', description: 'Takes back a value' }),
  redo: defineMessage({ id: 'thought.insight.redo', defaultMessage: 'Rétablir', description: 'Brings back a value that was taken back' }),
  undone: defineMessage({ id: 'thought.insight.undone', defaultMessage: 'Annulé.', description: 'A value was taken back' }),
  add: defineMessage({ id: 'thought.insight.add', defaultMessage: 'Ajouter', description: 'Name of the row of fields that can be filled in where nothing was proposed' }),
  onePerLine: defineMessage({ id: 'thought.insight.one-per-line', defaultMessage: 'Une par ligne', description: 'Hint under a field that holds a list' }),
};
