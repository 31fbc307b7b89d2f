import { defineMessage } from 'react-intl';

export const strandMessages = {
  strand: defineMessage({ id: 'landing.strand', defaultMessage: 'Quelques pensées gardées', description: 'Name of the part with example thoughts' }),
  train: defineMessage({ id: 'landing.strand.train', defaultMessage: 'Train presque vide. Première fois que je ne cherche pas à remplir le silence.', description: 'Example thought, calm' }),
  leaves: defineMessage({ id: 'landing.strand.leaves', defaultMessage: 'Le petit a appelé les feuilles mortes « des biscottes d’arbre ».', description: 'Example thought, happy' }),
  answer: defineMessage({ id: 'landing.strand.answer', defaultMessage: 'Savoir répondre comme si c’était la première fois, à chaque fois.', description: 'Example thought, reflective' }),
  panels: defineMessage({ id: 'landing.strand.panels', defaultMessage: 'Des panneaux sur rail. Le soir, quand il y a du monde, on pousse.', description: 'Example thought, inspired' }),
  trainMeta: defineMessage({ id: 'landing.strand.train.meta', defaultMessage: 'Mardi, 08:12 · voix', description: 'When and how the example thought was kept' }),
  leavesMeta: defineMessage({ id: 'landing.strand.leaves.meta', defaultMessage: 'Lundi, 07:50 · texte', description: 'When and how the example thought was kept' }),
  answerMeta: defineMessage({ id: 'landing.strand.answer.meta', defaultMessage: 'Lundi, 21:38 · voix', description: 'When and how the example thought was kept' }),
  panelsMeta: defineMessage({ id: 'landing.strand.panels.meta', defaultMessage: 'Mardi, 12:47 · texte', description: 'When and how the example thought was kept' }),
};
