import { defineMessage } from 'react-intl';

export const yearMessages = {
  title: defineMessage({ id: 'year.title', defaultMessage: 'Votre année', description: 'Title of the page of a year' }),
  back: defineMessage<{ year: string }>({
    id: 'year.back',
    defaultMessage: 'Votre année {year}',
    description: 'The way back from a month to its year',
  }),
  said: defineMessage<{ count: number }>({
    id: 'year.said',
    defaultMessage: '<b>{count, plural, one {# pensée} other {# pensées}}</b> sur un même fil.',
    description: 'How many thoughts a year has',
  }),
  saidAloud: defineMessage<{ count: number; voice: string }>({
    id: 'year.said-aloud',
    defaultMessage:
      '<b>{count, plural, one {# pensée} other {# pensées}}</b> sur un même fil, et <b>{voice}</b> de votre voix.',
    description: 'How many thoughts a year has, and for how long the person spoke; voice: 5 h 20',
  }),
  oneBlank: defineMessage<{ month: string }>({
    id: 'year.one-blank',
    defaultMessage: '{month} est resté blanc.',
    description: 'One month of the year has no thoughts; month: with a capital',
  }),
  twoBlank: defineMessage<{ month: string; other: string }>({
    id: 'year.two-blank',
    defaultMessage: '{month} et {other} sont restés blancs.',
    description: 'Two months of the year have no thoughts',
  }),
  emptyYear: defineMessage<{ year: string }>({
    id: 'year.empty-year',
    defaultMessage: 'Rien n’a été dit ni écrit en {year}.',
    description: 'A year without thoughts',
  }),
  emptyMonth: defineMessage({
    id: 'year.empty-month',
    defaultMessage: 'Rien n’a été dit ni écrit ce mois-là.',
    description: 'A month without thoughts',
  }),
  emptyText: defineMessage({
    id: 'year.empty-text',
    defaultMessage:
      'Aucune pensée n’est datée d’alors. Un fil nu n’est pas un manque. Une pensée plus ancienne peut toujours recevoir sa date.',
    description: 'Under the sentence that a year or a month has no thoughts',
  }),
  saidMonth: defineMessage<{ count: number; fullest: string }>({
    id: 'year.said-month',
    defaultMessage:
      '<b>{count, plural, one {# pensée} other {# pensées}}</b>{fullest, select, true {, le mois le plus plein} other {}}.',
    description: 'How many thoughts a month has, and whether no other month of the year has as many',
  }),
  saidWord: defineMessage<{ word: string; count: number }>({
    id: 'year.said-word',
    defaultMessage: '« {word} » revient dans <b>{count}</b> d’entre elles.',
    description: 'The most frequent word of a month; of them: of its thoughts',
  }),
  strand: defineMessage<{ count: number; year: string }>({
    id: 'year.strand',
    defaultMessage:
      '{count, plural, =0 {Un fil nu, celui de {year}} one {La pensée de {year}, une pierre} other {Les # pensées de {year}, une pierre chacune}}, sur un fil de janvier à décembre',
    description: 'What the drawing of a year shows',
  }),
  strandOfMonth: defineMessage<{ count: number; month: string }>({
    id: 'year.strand-of-month',
    defaultMessage:
      '{count, plural, =0 {Un fil nu} one {La pensée du mois, une pierre} other {Les # pensées du mois, une pierre chacune}}, jour après jour : {month}',
    description: 'What the drawing of a month shows; month: June 2024',
  }),
  strandFoot: defineMessage({
    id: 'year.strand-foot',
    defaultMessage: 'Une pierre par pensée, le fil tourne à chaque mois',
    description: 'Under the drawing of a year',
  }),
  day: defineMessage<{ day: string; count: number }>({
    id: 'year.day',
    defaultMessage: '{day} : {count, plural, one {# pensée} other {# pensées}}',
    description: 'Name of the link from a day to its thoughts',
  }),
  month: defineMessage<{ month: string; count: number }>({
    id: 'year.month',
    defaultMessage: '{month} : {count, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}',
    description: 'Name of the link from a year to one of its months',
  }),
  moods: defineMessage({
    id: 'year.moods',
    defaultMessage: 'Vos humeurs',
    description: 'Heading over counts of moods',
  }),
  noMood: defineMessage<{ count: number; alone: string }>({
    id: 'year.no-mood',
    defaultMessage:
      '{alone, select, true {} other {Et }}{count, plural, one {# pensée} other {# pensées}} sans humeur pour l’instant.',
    description: 'Thoughts that have no mood, under those that do; alone: none has one',
  }),
  threads: defineMessage({ id: 'year.threads', defaultMessage: 'Vos fils', description: 'Heading over threads' }),
  thoughts: defineMessage<{ count: number }>({
    id: 'year.thoughts',
    defaultMessage: '{count, plural, one {# pensée} other {# pensées}}',
    description: 'How many thoughts',
  }),
  unnamed: defineMessage({
    id: 'year.unnamed-thread',
    defaultMessage: 'Fil sans nom',
    description: 'A thread whose name cannot be read any more',
  }),
  words: defineMessage({
    id: 'year.words',
    defaultMessage: 'Les mots entendus',
    description: 'Heading over the most frequent words',
  }),
  wordsNote: defineMessage({
    id: 'year.words-note',
    defaultMessage: 'Le nombre de pensées où chacun revient.',
    description: 'What the number beside each frequent word is',
  }),
  voice: defineMessage({
    id: 'year.voice',
    defaultMessage: 'Votre voix, semaine après semaine',
    description: 'Heading over the minutes of voice by week',
  }),
  voiceChart: defineMessage<{ year: string; voice: string }>({
    id: 'year.voice-chart',
    defaultMessage: 'Minutes de voix par semaine en {year}, {voice} en tout',
    description: 'What the chart of voice shows; voice: 5 h 20',
  }),
  longest: defineMessage<{ voice: string; day: string }>({
    id: 'year.longest',
    defaultMessage: 'La plus longue, {voice}, le {day}.',
    description: 'The longest recording; day: 22 June',
  }),
  listen: defineMessage({
    id: 'year.listen',
    defaultMessage: 'L’écouter',
    description: 'Link to the longest recording',
  }),
  reread: defineMessage<{ count: number }>({
    id: 'year.reread',
    defaultMessage: '{count, plural, one {Une à relire} =2 {Deux à relire} other {Trois à relire}}',
    description: 'Heading over one to three thoughts',
  }),
  why: defineMessage<{ why: string; day: string }>({
    id: 'year.why',
    defaultMessage: '{why, select, first {La première} longest {La plus longue} other {Parmi vos favoris}}, {day}',
    description: 'Under a thought to reread: which one it is; day: 22 June',
  }),
  table: defineMessage({
    id: 'year.table',
    defaultMessage: 'Les mêmes chiffres, en tableau',
    description: 'Opens the table of the figures that are drawn',
  }),
  monthColumn: defineMessage({ id: 'year.month-column', defaultMessage: 'Mois', description: 'Head of a column' }),
  dayColumn: defineMessage({ id: 'year.day-column', defaultMessage: 'Jour', description: 'Head of a column' }),
  thoughtsColumn: defineMessage({
    id: 'year.thoughts-column',
    defaultMessage: 'Pensées',
    description: 'Head of a column of counts of thoughts',
  }),
  loading: defineMessage({ id: 'year.loading', defaultMessage: 'Chargement', description: 'While a year is loaded' }),
  failed: defineMessage({
    id: 'year.failed',
    defaultMessage: 'Cette année n’a pas pu être chargée',
    description: 'A year or a month could not be loaded',
  }),
};
