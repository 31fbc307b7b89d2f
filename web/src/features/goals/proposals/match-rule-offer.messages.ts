import { defineMessage } from 'react-intl';

export const matchRuleOfferMessages = {
  title: defineMessage({ id: 'goal.offer.title', defaultMessage: 'Compter tout ce qui correspond ?', description: 'Heading over an offer made once for goals that count no thought before an answer' }),
  text: defineMessage<{ goals: string; count: number; thoughts: number }>({
    id: 'goal.offer.text',
    defaultMessage:
      '{goals} {count, plural, one {attend} other {attendent}} encore votre réponse avant de compter une pensée. Chacune peut désormais compter d’elle-même{thoughts, plural, =0 {.} one { ; # correspond déjà.} other { ; # correspondent déjà.}}',
    description: 'Explains the offer; goals: their titles in words; thoughts: how many match so far',
  }),
  name: defineMessage<{ goal: string }>({ id: 'goal.offer.name', defaultMessage: '« {goal} »', description: 'Title of a goal in that sentence' }),
  others: defineMessage<{ count: number }>({
    id: 'goal.offer.others',
    defaultMessage: '{count, plural, one {# autre objectif} other {# autres objectifs}}',
    description: 'Goals of that sentence that are not named, at the end of the list of titles',
  }),
  choice: defineMessage<{ rule: string }>({
    id: 'goal.offer.choice',
    defaultMessage: '{rule, select, always {Compter ce qui correspond} other {Me demander à chaque fois}}',
    description: 'Answers to the offer',
  }),
  chosen: defineMessage<{ rule: string }>({
    id: 'goal.offer.chosen',
    defaultMessage: '{rule, select, always {Ce qui correspond compte désormais.} other {Écrin vous demandera à chaque fois.}}',
    description: 'Toast after an answer',
  }),
};
