import { defineMessage } from 'react-intl';

export const aboutMessages = {
  title: defineMessage({ id: 'about.title', defaultMessage: 'À propos', description: 'Title of the about page in the browser' }),
  heading: defineMessage({ id: 'about.heading', defaultMessage: 'Un lieu pour ce que l’on pense en passant.', description: 'Large title of the about page' }),
  why: defineMessage({ id: 'about.why', defaultMessage: 'Pourquoi', description: 'First part of the about page' }),
  whyText: defineMessage({
    id: 'about.why.text',
    defaultMessage: 'Les pensées, les émotions et les instants s’effacent vite. Écrin les garde en sûreté, telles que vous les avez dites, jusqu’au jour où elles deviennent une histoire à partager.',
    description: 'First part, explained',
  }),
  how: defineMessage({ id: 'about.how', defaultMessage: 'Comment', description: 'Second part of the about page' }),
  howText: defineMessage({
    id: 'about.how.text',
    defaultMessage:
      'Chaque pensée est une pierre : brute d’abord, puis taillée selon son humeur une fois comprise, et enfilée sur le fil de vos jours. Vos mots ont leur écriture, l’application a la sienne : d’un coup d’œil, on sait qui parle.',
    description: 'Second part, explained',
  }),
  never: defineMessage({ id: 'about.never', defaultMessage: 'Ce qu’Écrin ne fait pas', description: 'Third part of the about page' }),
  neverText: defineMessage({
    id: 'about.never.text',
    defaultMessage: 'Ni diagnostic, ni score d’émotion, ni reproche les jours sans mots. L’humeur se lit dans le texte, jamais dans la voix. Rien n’est vendu, rien n’entraîne un modèle.',
    description: 'Third part, explained',
  }),
  start: defineMessage({ id: 'about.start', defaultMessage: 'Garder une première pensée', description: 'Main button of the about page' }),
  leaders: defineMessage({ id: 'about.leaders', defaultMessage: 'Pour celles et ceux qui rassemblent', description: 'Part of the about page, for those who lead a community' }),
  leadersText: defineMessage({
    id: 'about.leaders.text',
    defaultMessage:
      'Une assemblée, un club, une troupe : chacun peut ouvrir une communauté, publique ou privée. Ses membres y partagent une copie de ce qu’ils choisissent, et la retirent quand ils veulent. Le journal de chacun reste le sien.',
    description: 'That part, explained',
  }),
};
