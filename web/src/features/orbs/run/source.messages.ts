import { defineMessage } from 'react-intl';

export const sourceMessages = {
  what: defineMessage({ id: 'orbs.source.what', defaultMessage: 'Ce qu’il lit', description: 'Name of the choice' }),
  kind: defineMessage<{ kind: string }>({ id: 'orbs.source.kind', defaultMessage: '{kind, select, filter {Pensées} threads {Fils} text {Mon texte} other {}}', description: 'What it reads' }),
  span: defineMessage<{ span: string }>({
    id: 'orbs.source.span',
    defaultMessage: '{span, select, week {7 jours} month {30 jours} year {12 mois} all {Toujours} other {}}',
    description: 'How far back',
  }),
  spans: defineMessage({ id: 'orbs.source.spans', defaultMessage: 'Depuis', description: 'Name of the choice of a span' }),
  tag: defineMessage({ id: 'orbs.source.tag', defaultMessage: 'Étiquette', description: 'Field: only thoughts with it' }),
  mood: defineMessage({ id: 'orbs.source.mood', defaultMessage: 'Humeur', description: 'Field: only thoughts of it' }),
  any: defineMessage({ id: 'orbs.source.any', defaultMessage: 'Toutes', description: 'Choice: no condition' }),
  allOfThese: defineMessage({ id: 'orbs.source.allOfThese', defaultMessage: 'Toutes les pensées de ce choix', description: 'Box to tick' }),
  someOfThese: defineMessage<{ count: number }>({
    id: 'orbs.source.someOfThese',
    defaultMessage: '{count, plural, one {# pensée choisie une à une} other {# pensées choisies une à une}}',
    description: 'Box to tick',
  }),
  privateThought: defineMessage({ id: 'orbs.source.privateThought', defaultMessage: 'privée', description: 'Mark of a thought' }),
  withoutAi: defineMessage({ id: 'orbs.source.withoutAi', defaultMessage: 'sans IA', description: 'Mark of a thought' }),
  wordless: defineMessage({ id: 'orbs.source.wordless', defaultMessage: 'sans mots à lire', description: 'Mark of a thought that is pictures alone' }),
  pictures: defineMessage({ id: 'orbs.source.pictures', defaultMessage: 'Images', description: 'Instead of the title of a thought that is pictures alone' }),
  notReadable: defineMessage({ id: 'orbs.source.notReadable', defaultMessage: 'pas encore lisible', description: 'Mark of a thought' }),
  more: defineMessage({ id: 'orbs.source.more', defaultMessage: 'Voir les suivantes', description: 'Button' }),
  noThoughts: defineMessage({ id: 'orbs.source.noThoughts', defaultMessage: 'Aucune pensée dans ce choix.', description: 'Where a filter leaves none' }),
  noThreads: defineMessage({ id: 'orbs.source.noThreads', defaultMessage: 'Aucun fil pour l’instant.', description: 'Where there is none' }),
  textLabel: defineMessage({ id: 'orbs.source.textLabel', defaultMessage: 'Une phrase, une page, ce que vous voulez', description: 'Name of the field' }),
  textHint: defineMessage({ id: 'orbs.source.textHint', defaultMessage: 'Lu avec cette lecture seulement. Pour le garder, faites-en une pensée.', description: 'Below the field' }),
};
