import { defineMessage } from 'react-intl';

export const comparisonMessages = {
  against: defineMessage({
    id: 'client.compare.against',
    defaultMessage: 'Comparer au soir du',
    description: 'Label of a day: how the client was then is set beside how they are, or were as of another day',
  }),
  inForce: defineMessage<{ day: string }>({ id: 'client.compare.in-force', defaultMessage: 'comparé au soir du {day}', description: 'A filter in force: the day with which the client is compared' }),
  stop: defineMessage({ id: 'client.compare.stop', defaultMessage: 'Ne plus comparer', description: 'Button' }),
  title: defineMessage({ id: 'client.compare.title', defaultMessage: 'Deux dates', description: 'Title of a panel' }),
  caption: defineMessage<{ from: string; until: string }>({
    id: 'client.compare.caption',
    defaultMessage: 'Cette personne, {from}, puis {until}, et ce qui les sépare',
    description: 'Of a table, for screen readers; from, until: two days, or now',
  }),
  evening: defineMessage<{ day: string }>({ id: 'client.compare.evening', defaultMessage: 'au soir du {day}', description: 'As of the end of a day' }),
  now: defineMessage({ id: 'client.compare.now', defaultMessage: 'maintenant', description: 'As of now' }),
  what: defineMessage({ id: 'client.compare.what', defaultMessage: 'Quoi', description: 'Heading of a column' }),
  difference: defineMessage({ id: 'client.compare.difference', defaultMessage: 'Écart', description: 'Heading of a column: from the first day to the second' }),
  same: defineMessage({ id: 'client.compare.same', defaultMessage: 'inchangé', description: 'No difference' }),
  changed: defineMessage({ id: 'client.compare.changed', defaultMessage: 'changé', description: 'A difference' }),
  standing: defineMessage({ id: 'client.compare.standing', defaultMessage: 'Compte', description: 'Row' }),
  spoken: defineMessage({ id: 'client.compare.spoken', defaultMessage: 'Reçues à la voix', description: 'Row' }),
  written: defineMessage({ id: 'client.compare.written', defaultMessage: 'Reçues par écrit', description: 'Row' }),
  failed: defineMessage({ id: 'client.compare.failed', defaultMessage: 'Orbes en échec, 30 jours', description: 'Row: in the 30 days before' }),
  transcriptions: defineMessage({ id: 'client.compare.transcriptions', defaultMessage: 'Transcriptions, 30 jours', description: 'Row: in the 30 days before' }),
  analyses: defineMessage({ id: 'client.compare.analyses', defaultMessage: 'Analyses, 30 jours', description: 'Row: in the 30 days before' }),
  answers: defineMessage({ id: 'client.compare.answers', defaultMessage: 'Réponses, 30 jours', description: 'Row: in the 30 days before' }),
};
