import { defineMessage } from 'react-intl';

export const whatIfMessages = {
  title: defineMessage({ id: 'goal.what-if.title', defaultMessage: 'Et si la cible changeait ?', description: 'Title of the dialog that tries another target' }),
  target: defineMessage({ id: 'goal.what-if.target', defaultMessage: 'Cible', description: 'Field: the target to try' }),
  heading: defineMessage({ id: 'goal.what-if.heading', defaultMessage: 'Ce que cela change', description: 'Heading over old and new figures' }),
  why: defineMessage<{ target: number; frequency: string }>({
    id: 'goal.what-if.why',
    defaultMessage: 'Avec {target, number} {frequency, select, daily {par jour} weekly {par semaine} other {par mois}} depuis le début, vos chiffres seraient ceux de droite.',
    description: 'Explains the comparison',
  }),
  whyKept: defineMessage<{ frequency: string }>({
    id: 'goal.what-if.why-kept',
    defaultMessage: 'Ce qui est passé garde sa cible ; la nouvelle vaut dès {frequency, select, daily {aujourd’hui} weekly {cette semaine} other {ce mois-ci}}.',
    description: 'Explains what changing does',
  }),
  figure: defineMessage({ id: 'goal.what-if.figure', defaultMessage: 'Chiffre', description: 'Heading of a column' }),
  before: defineMessage({ id: 'goal.what-if.before', defaultMessage: 'Aujourd’hui', description: 'Heading of the column of figures as they are' }),
  after: defineMessage<{ target: number; frequency: string }>({
    id: 'goal.what-if.after',
    defaultMessage: 'Avec {target, number} {frequency, select, daily {par jour} weekly {par semaine} other {par mois}}',
    description: 'Heading of the column of figures as they would be',
  }),
  former: defineMessage({ id: 'goal.what-if.former', defaultMessage: 'Sans le changement', description: 'Heading of the column: figures had the former terms stayed' }),
  now: defineMessage({ id: 'goal.what-if.now', defaultMessage: 'Avec', description: 'Heading of the column: figures as they are after the change' }),
  met: defineMessage({ id: 'goal.what-if.met', defaultMessage: 'Tenus', description: 'Row: periods met of those completed' }),
  metOf: defineMessage<{ met: number; completed: number }>({ id: 'goal.what-if.met-of', defaultMessage: '{met, number} sur {completed, number}', description: 'Periods met of those completed' }),
  rate: defineMessage({ id: 'goal.what-if.rate', defaultMessage: 'Réussite', description: 'Row: share of periods met' }),
  strength: defineMessage({ id: 'goal.what-if.strength', defaultMessage: 'Force', description: 'Row: strength' }),
  streak: defineMessage({ id: 'goal.what-if.streak', defaultMessage: 'Série en cours', description: 'Row: running streak' }),
  percent: defineMessage<{ percent: number }>({ id: 'goal.what-if.percent', defaultMessage: '{percent, number} %', description: 'A percent' }),
  none: defineMessage({ id: 'goal.what-if.none', defaultMessage: '–', description: 'No figure' }),
  failed: defineMessage({ id: 'goal.what-if.failed', defaultMessage: 'Le calcul n’a pas abouti.', description: 'The comparison could not be fetched' }),
  working: defineMessage({ id: 'goal.what-if.working', defaultMessage: 'Calcul en cours', description: 'Read aloud while the comparison is fetched' }),
  apply: defineMessage({ id: 'goal.what-if.apply', defaultMessage: 'Modifier l’objectif', description: 'Opens the form with the tried target' }),
  leave: defineMessage({ id: 'goal.what-if.leave', defaultMessage: 'Fermer', description: 'Closes the dialog' }),
  revision: defineMessage<{ day: string }>({ id: 'goal.what-if.revision', defaultMessage: 'Depuis le {day}', description: 'Heading: what the last change did' }),
  revisionWhy: defineMessage<{ target: number; former: string }>({
    id: 'goal.what-if.revision-why',
    defaultMessage: 'La cible était de {target, number} {former, select, daily {par jour} weekly {par semaine} other {par mois}}. Les chiffres ont changé avec elle.',
    description: 'Why the figures are others than before',
  }),
};
