import { defineMessage } from 'react-intl';
import { pageMessages } from '#lib/navigation/page.messages.ts';

export const thoughtMessages = {
  backToList: pageMessages.thoughts,
  backToSearch: defineMessage<{ words: string }>({
    id: 'thought.back-to-search',
    defaultMessage: 'Recherche « {words} »',
    description: 'Link back to the search this thought was found by',
  }),
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
  excludeAi: defineMessage({
    id: 'thought.exclude-ai',
    defaultMessage: 'Sans IA',
    description: 'Menu entry: no model may read this thought any more',
  }),
  allowAi: defineMessage({
    id: 'thought.allow-ai',
    defaultMessage: 'Permettre l’IA',
    description: 'Menu entry: models may read this thought again',
  }),
  makePrivate: defineMessage({
    id: 'thought.make-private',
    defaultMessage: 'Rendre privée',
    description: 'Makes a thought private',
  }),
  makeOpen: defineMessage({
    id: 'thought.make-open',
    defaultMessage: 'Ne plus rendre privée',
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
    defaultMessage: 'Toutes les versions',
    description: 'Opens every wording a thought had',
  }),
  versionNow: defineMessage({
    id: 'thought.versionNow',
    defaultMessage: 'version actuelle',
    description: 'Mark of the wording the thought has now',
  }),
  status: defineMessage({
    id: 'thought.status',
    defaultMessage: 'Cette pensée, c’est…',
    description: 'Over the three labels a thought can have: victory, lesson, neutral',
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
    defaultMessage: 'Les mots que vous gardez restent liés à l’instant où vous les avez dits.',
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
      '{change, select, written {Écrite} transcribed {Transcrite} appended {Enregistrement ajouté} edited {Modifiée} corrected {Corrigée} other {Date changée}}',
    description: 'What made a version',
  }),
  versionWhole: defineMessage({
    id: 'thought.version.whole',
    defaultMessage: 'Afficher en entier',
    description: 'Shows all the words of a former version of which only the beginning is shown',
  }),
  versionLess: defineMessage({
    id: 'thought.version.less',
    defaultMessage: 'Réduire',
    description: 'Shows only the beginning of a former version again',
  }),
  olderVersions: defineMessage({
    id: 'thought.versions.older',
    defaultMessage: 'Versions plus anciennes',
    description: 'Button that shows further, older versions of a thought',
  }),
};
