import { defineMessage } from 'react-intl';

/** Of the pages, menus and forms of threads: no first screen shows them. */
export const threadPageMessages = {
  lead: defineMessage({ id: 'thread.list.lead', defaultMessage: 'Un fil relie des pensées que les jours séparent.', description: 'One sentence under the title of the list of threads' }),
  startNamed: defineMessage<{ name: string }>({ id: 'thread.start-named', defaultMessage: 'Nouveau fil « {name} »', description: 'Starts a thread under the name that was searched' }),
  proposed: defineMessage<{ count: number; tag: string; elided: string }>({
    id: 'thread.proposed',
    defaultMessage:
      '{count, plural, one {# pensée parle} other {# pensées parlent}} {elided, select, true {d’} other {de }}{tag}. {count, plural, one {Elle y sera rangée} other {Elles y seront rangées}}.',
    description: 'In the form of a thread that was proposed: which thoughts will be in it; tag: what they have in common',
  }),
  figures: defineMessage<{ count: number; when: string; day: string }>({
    id: 'thread.figures',
    defaultMessage:
      '{count, plural, =0 {Aucune pensée} one {# pensée} other {# pensées}}{when, select, none {} today {, {count, plural, one {aujourd’hui} other {la dernière aujourd’hui}}} other {, {count, plural, one {le {day}} other {la dernière le {day}}}}}',
    description: 'How many thoughts a thread holds, and the day of the last one',
  }),
  story: defineMessage<{ count: number; from: string; to: string; days: string }>({
    id: 'thread.story',
    defaultMessage: '{count, plural, =0 {Aucune pensée encore} one {# pensée, le {from}} other {# pensées, {days, select, one {le {from}} other {du {from} au {to}}}}}',
    description: 'How many thoughts a thread holds, and from when to when; days: one where all are of one day',
  }),
  storyList: defineMessage({ id: 'thread.story.list', defaultMessage: 'Les voir dans la liste', description: 'Link from a thread to the list of thoughts filtered by it' }),
  makeStory: defineMessage({ id: 'thread.story.make', defaultMessage: 'En faire un récit', description: 'Link from a thread to a new story of its thoughts' }),
  archivedOnes: defineMessage<{ count: number }>({ id: 'thread.archived-ones', defaultMessage: 'Fils archivés ({count})', description: 'Opens the list of archived threads' }),
  archived: defineMessage({ id: 'thread.archived', defaultMessage: 'Archivé', description: 'Said of an archived thread' }),
  empty: defineMessage({ id: 'thread.empty', defaultMessage: 'Pas encore de fil', description: 'Title of the empty list of threads' }),
  emptyText: defineMessage({
    id: 'thread.empty.text',
    defaultMessage: 'Aucun fil n’est commencé. Une personne, un projet, une question qui revient : donnez-lui un nom, et rangez-y vos pensées.',
    description: 'Text of the empty list of threads',
  }),
  emptyStory: defineMessage({ id: 'thread.empty-story', defaultMessage: 'Rien dans ce fil', description: 'Title of a thread without thoughts' }),
  emptyStoryText: defineMessage({
    id: 'thread.empty-story.text',
    defaultMessage: 'Aucune pensée n’y est rangée. Mettez-en une depuis la liste, ou depuis sa page.',
    description: 'Text of a thread without thoughts',
  }),
  toThoughts: defineMessage({ id: 'thread.to-thoughts', defaultMessage: 'Voir les pensées', description: 'Link from an empty thread to all thoughts' }),
  missing: defineMessage({ id: 'thread.missing', defaultMessage: 'Ce fil est introuvable', description: 'Title when a thread does not exist' }),
  missingText: defineMessage({ id: 'thread.missing.text', defaultMessage: 'Il a peut-être été supprimé. Ses pensées, elles, sont restées.', description: 'Text when a thread does not exist' }),
  more: defineMessage<{ name: string }>({ id: 'thread.more', defaultMessage: 'Actions pour le fil {name}', description: 'Name of the menu of a thread' }),
  edit: defineMessage({ id: 'thread.edit', defaultMessage: 'Modifier le fil', description: 'Opens name, description and colour of a thread' }),
  up: defineMessage({ id: 'thread.up', defaultMessage: 'Monter', description: 'Moves a thread one place up' }),
  down: defineMessage({ id: 'thread.down', defaultMessage: 'Descendre', description: 'Moves a thread one place down' }),
  merge: defineMessage({ id: 'thread.merge', defaultMessage: 'Fusionner avec un autre fil', description: 'Makes a thread part of another' }),
  mergeText: defineMessage<{ name: string }>({
    id: 'thread.merge.text',
    defaultMessage: 'Toutes les pensées de « {name} » rejoindront le fil choisi. Vous pourrez annuler.',
    description: 'Explains merging',
  }),
  merged: defineMessage<{ into: string }>({ id: 'thread.merged', defaultMessage: 'Fusionné avec « {into} ».', description: 'Toast after merging' }),
  archive: defineMessage({ id: 'thread.archive', defaultMessage: 'Archiver', description: 'Puts a thread away' }),
  unarchive: defineMessage({ id: 'thread.unarchive', defaultMessage: 'Sortir des archives', description: 'Brings an archived thread back' }),
  remove: defineMessage({ id: 'thread.delete', defaultMessage: 'Supprimer le fil', description: 'Deletes a thread' }),
  removed: defineMessage({ id: 'thread.deleted', defaultMessage: 'Fil supprimé. Ses pensées restent.', description: 'Toast after deleting a thread' }),
  name: defineMessage({ id: 'thread.name', defaultMessage: 'Nom', description: 'Field: name of a thread' }),
  description: defineMessage({ id: 'thread.description', defaultMessage: 'Description', description: 'Field: description of a thread' }),
  optional: defineMessage({ id: 'thread.optional', defaultMessage: 'facultatif', description: 'Said of a field that may stay empty' }),
  colour: defineMessage({ id: 'thread.colour', defaultMessage: 'Couleur', description: 'Legend of the colours to choose from' }),
  colourName: defineMessage<{ colour: string }>({
    id: 'thread.colour-name',
    defaultMessage: '{colour, select, indigo {Indigo} emerald {Émeraude} gold {Or} garnet {Grenat} sky {Ciel} coral {Corail} teal {Lagon} other {Galet}}',
    description: 'Name of a colour',
  }),
  leave: defineMessage({ id: 'thread.leave', defaultMessage: 'Fermer', description: 'Closes a dialog without doing anything' }),
  keep: defineMessage({ id: 'thread.keep', defaultMessage: 'Enregistrer', description: 'Keeps what was changed about a thread' }),
  create: defineMessage({ id: 'thread.create', defaultMessage: 'Créer le fil', description: 'Starts the thread described in the form' }),
};
