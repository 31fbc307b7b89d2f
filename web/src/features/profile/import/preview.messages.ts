import { defineMessage } from 'react-intl';

export const previewMessages = {
  another: defineMessage({ id: 'import.another', defaultMessage: 'Un autre fichier', description: 'Way back from the preview' }),
  sum: defineMessage<{ count: number; from: string; to: string; elided: boolean; out: number }>({
    id: 'import.sum',
    defaultMessage:
      '<b>{count, plural, =0 {Aucune pensée} one {Une pensée} other {{count, number}\u00a0pensées}}</b> {count, plural, =0 {n’entrerait} one {entrera} other {entreront}}{from, select, none {} other {{to, select, same {, {elided, select, true {d’} other {de }}{from}} other {, {elided, select, true {d’} other {de }}{from} à {to}}}}}. {out, plural, =0 {Rien ne reste dehors.} one {<b>Un élément</b> restera dehors, voici pourquoi.} other {<b>{out, number}\u00a0éléments</b> resteront dehors, voici pourquoi.}}',
    description: 'What the file has; from, to: months, « mars 2019 »; to: « same » where all are of one; elided: whether « de » loses its vowel before `from`',
  }),
  years: defineMessage({ id: 'import.years', defaultMessage: 'Par année', description: 'Heading above the columns' }),
  yearsName: defineMessage({ id: 'import.years.name', defaultMessage: 'Pensées par année', description: 'Name of the columns for screen readers' }),
  examples: defineMessage({ id: 'import.examples', defaultMessage: 'Comme elles apparaîtront', description: 'Heading above examples' }),
  examplesText: defineMessage<{ count: number }>({
    id: 'import.examples.text',
    defaultMessage: '{count, plural, one {La seule} other {Quelques-unes}}, à leur jour, sans analyse encore.',
    description: 'Below it',
  }),
  out: defineMessage({ id: 'import.out', defaultMessage: 'Ce qui reste dehors', description: 'Heading' }),
  outKeepBoth: defineMessage({ id: 'import.out.keep-both', defaultMessage: 'Garder les deux', description: 'Box to tick: bring them all the same' }),
  zone: defineMessage<{ count: number; zone: string }>({
    id: 'import.zone',
    defaultMessage: '{count, plural, one {Une entrée ne dit} other {{count, number} entrées ne disent}} pas son fuseau horaire\u00a0: l’heure est lue à {zone}.',
    description: 'How times without a zone are read',
  }),
  hours: defineMessage<{ count: number }>({
    id: 'import.hours',
    defaultMessage: '{count, plural, one {Une entrée n’a que son jour\u00a0: son heure reste inconnue.} other {{count, number} entrées n’ont que leur jour\u00a0: leur heure reste inconnue.}}',
    description: 'Entries without an hour',
  }),
  in: defineMessage({ id: 'import.in', defaultMessage: 'Ce qui entre', description: 'Heading above what can be chosen' }),
  part: defineMessage<{ part: string }>({
    id: 'import.part',
    defaultMessage: '{part, select, pictures {Images} sounds {Enregistrements} goals {Objectifs} stories {Récits} other {Étiquettes}}',
    description: 'What of every entry comes, to leave out',
  }),
  partText: defineMessage<{ part: string }>({
    id: 'import.part.text',
    defaultMessage:
      '{part, select, pictures {sans leur lieu ni l’appareil} sounds {avec leurs mots tels quels} goals {avec leur histoire} stories {sans leurs liens de partage} other {telles quelles}}',
    description: 'Below it, in a few words',
  }),
  inYears: defineMessage({ id: 'import.in.years', defaultMessage: 'Années', description: 'Heading above years that can be left out' }),
  inJournals: defineMessage({ id: 'import.in.journals', defaultMessage: 'Journaux', description: 'Heading above journals or folders of the file that can be left out' }),
  examplePictures: defineMessage<{ count: number }>({
    id: 'import.examples.pictures',
    defaultMessage: '{count, plural, one {une image} other {# images}}',
    description: 'Beside the date of an example that has pictures',
  }),
  exampleSounds: defineMessage<{ count: number }>({
    id: 'import.examples.sounds',
    defaultMessage: '{count, plural, one {un enregistrement} other {# enregistrements}}',
    description: 'Beside the date of an example that was spoken',
  }),
  me: defineMessage({ id: 'import.me', defaultMessage: 'Qui êtes-vous dans cette discussion\u202F?', description: 'Choice of the sender' }),
  meChoose: defineMessage({ id: 'import.me.choose', defaultMessage: 'Choisir un nom', description: 'First line of that choice' }),
  moods: defineMessage({ id: 'import.moods', defaultMessage: 'Vos humeurs', description: 'Heading above moods of the source' }),
  moodsNone: defineMessage({ id: 'import.moods.none', defaultMessage: 'Aucune', description: 'A mood of the source that means none of ours' }),
  columns: defineMessage({ id: 'import.columns', defaultMessage: 'Les colonnes', description: 'Heading above the columns of a table' }),
  column: defineMessage<{ field: string }>({
    id: 'import.column',
    defaultMessage: '{field, select, date {Date} text {Texte} title {Titre} mood {Humeur} other {Étiquettes}}',
    description: 'What a column of a table is',
  }),
  columnsNone: defineMessage({ id: 'import.columns.none', defaultMessage: 'Aucune colonne', description: 'No column of the table is that' }),
  understand: defineMessage({ id: 'import.understand', defaultMessage: 'Les comprendre', description: 'Heading' }),
  understandNow: defineMessage({ id: 'import.understand.now', defaultMessage: 'Les faire analyser', description: 'Box to tick: analyse what is brought' }),
  understandCost: defineMessage<{ cost: string; host: string; euros: number }>({
    id: 'import.understand.cost',
    defaultMessage:
      '{cost, select, free {Sur ce serveur, sans frais.} less {Envoyées à {host}, pour moins de 1\u00a0€ en tout.} more {Envoyées à {host}, pour environ {euros, number, ::.0}\u00a0€ en tout.} other {Envoyées à {host}, coût non indiqué.}}',
    description: 'What reading all of them costs, and where; subject: the thoughts (feminine)',
  }),
  understandText: defineMessage<{ count: number; words: number }>({
    id: 'import.understand.text',
    defaultMessage:
      '{count, plural, one {Une pensée} other {{count, number} pensées}}, environ {words, plural, one {un mot} other {{words, number}\u00a0mots}}, à lire par l’IA, après celles du jour, dans les limites de votre compte. Sans cela elles restent pierres brutes.',
    description: 'What it costs',
  }),
  start: defineMessage<{ count: number; goals: number; stories: number }>({
    id: 'import.start',
    defaultMessage:
      '{count, plural, =0 {{goals, plural, =0 {{stories, plural, =0 {Rien à apporter} one {Apporter un récit} other {Apporter # récits}}} one {Apporter un objectif} other {Apporter # objectifs}}} one {Apporter une pensée} other {Apporter {count, number} pensées}}',
    description: 'Button that starts the import',
  }),
  takes: defineMessage<{ minutes: number; size: string }>({
    id: 'import.takes',
    defaultMessage: '{minutes, plural, one {Environ une minute} other {Environ {minutes, number}\u00a0minutes}}, et {size} de place.',
    description: 'Below the button: how long bringing takes, and how much is stored',
  }),
  takesTime: defineMessage<{ minutes: number }>({
    id: 'import.takes.time',
    defaultMessage: '{minutes, plural, one {Environ une minute.} other {Environ {minutes, number}\u00a0minutes.}}',
    description: 'The same where there are words alone',
  }),
  startText: defineMessage<{ date: string }>({
    id: 'import.start.text',
    defaultMessage: 'Vous pouvez fermer cette page pendant ce temps. Tout peut repartir jusqu’au {date}.',
    description: 'Below it',
  }),
};
