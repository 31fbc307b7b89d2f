import { defineMessage } from 'react-intl';

export const rulesMessages = {
  rules: defineMessage({ id: 'communities.rules', defaultMessage: 'Les règles', description: 'Heading' }),
  ruleComment: defineMessage({ id: 'communities.ruleComment', defaultMessage: 'Commenter', description: 'A rule' }),
  ruleLength: defineMessage({ id: 'communities.ruleLength', defaultMessage: 'Longueur', description: 'A rule' }),
  ruleEdit: defineMessage({ id: 'communities.ruleEdit', defaultMessage: 'Modifier', description: 'A rule' }),
  ruleDepth: defineMessage({ id: 'communities.ruleDepth', defaultMessage: 'Réponses', description: 'A rule' }),
  'by.owner': defineMessage<{ owner: string }>({ id: 'communities.by.owner', defaultMessage: '{owner}', description: 'Who comments: the owner' }),
  'by.team': defineMessage({ id: 'communities.by.team', defaultMessage: 'l’équipe', description: 'Who comments' }),
  'by.members': defineMessage({ id: 'communities.by.members', defaultMessage: 'les membres', description: 'Who comments' }),
  length: defineMessage<{ count: number }>({ id: 'communities.length', defaultMessage: '{count, plural, one {# signe} other {# signes}}', description: 'A rule' }),
  minutes: defineMessage<{ count: number }>({ id: 'communities.minutes', defaultMessage: 'pendant {count} min', description: 'A rule' }),
  depth: defineMessage<{ count: number }>({ id: 'communities.depth', defaultMessage: '{count, plural, one {# niveau} other {# niveaux}}', description: 'A rule' }),
  seen: defineMessage({ id: 'communities.seen', defaultMessage: 'Ce que voient les autres', description: 'Heading' }),
  seenText: defineMessage({
    id: 'communities.seenText',
    defaultMessage: 'Votre prénom, et ce que vous écrivez ou partagez ici. Ni vos pensées, ni vos humeurs, ni vos objectifs.',
    description: 'Under the heading',
  }),
  settings: defineMessage({ id: 'communities.settings', defaultMessage: 'Réglages et membres', description: 'Link, for owner and team' }),
  waiting: defineMessage<{ count: number }>({
    id: 'communities.waiting',
    defaultMessage: '{count, plural, one {Une personne attend votre réponse.} other {# personnes attendent votre réponse.}}',
    description: 'Banner for owner and team',
  }),
  see: defineMessage({ id: 'communities.see', defaultMessage: 'Voir', description: 'Link in the banner' }),
};
