import { defineMessage } from 'react-intl';

export const proposalMessages = {
  title: defineMessage({ id: 'goal.proposal.title', defaultMessage: 'Cette pensée compte-t-elle ?', description: 'Heading over thoughts that may count for a goal' }),
  for: defineMessage<{ goal: string; day: string }>({ id: 'goal.proposal.for', defaultMessage: 'Pour « {goal} », le {day}', description: 'Which goal a thought may count for, and when it was made' }),
  always: defineMessage({ id: 'goal.proposal.always', defaultMessage: 'Toujours', description: 'Answer: every thought that fits counts' }),
  once: defineMessage({ id: 'goal.proposal.once', defaultMessage: 'Cette fois', description: 'Answer: this thought counts, the next one is asked about' }),
  notOnce: defineMessage({ id: 'goal.proposal.not-once', defaultMessage: 'Pas cette fois', description: 'Answer: this thought does not count' }),
  never: defineMessage({ id: 'goal.proposal.never', defaultMessage: 'Jamais', description: 'Answer: no thought counts of itself' }),
  answered: defineMessage<{ answer: string }>({
    id: 'goal.proposal.answered',
    defaultMessage: '{answer, select, always {Ces pensées compteront d’elles-mêmes.} once {Elle compte.} notOnce {Elle ne compte pas.} other {Aucune pensée ne comptera d’elle-même.}}',
    description: 'Toast after an answer',
  }),
  thought: defineMessage({ id: 'goal.proposal.thought', defaultMessage: 'Pensée sans titre', description: 'A thought that has neither title nor words to show' }),
  others: defineMessage<{ count: number }>({
    id: 'goal.proposal.others',
    defaultMessage: '{count, plural, one {# autre pensée attend} other {# autres pensées attendent}} la même réponse.',
    description: 'Further thoughts that fit the same goal',
  }),
  group: defineMessage<{ thought: string }>({ id: 'goal.proposal.group', defaultMessage: 'Réponse pour « {thought} »', description: 'Name of the group of answers' }),
};
