import { defineMessage, type MessageDescriptor } from 'react-intl';

/** Thirty ways to begin, of which three are shown at a time. */
export const openers: readonly MessageDescriptor[] = [
  defineMessage({
    id: 'opener.1',
    defaultMessage: 'Ce que je vois par la fenêtre',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.2',
    defaultMessage: 'Une phrase entendue aujourd’hui',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.3',
    defaultMessage: 'Ce que je n’ai dit à personne',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.4',
    defaultMessage: 'Le premier bruit de ce matin',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.5',
    defaultMessage: 'Ce que j’ai mangé, et avec qui',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.6',
    defaultMessage: 'Quelqu’un à qui j’ai pensé',
    description: 'How a thought may begin',
  }),
  defineMessage({ id: 'opener.7', defaultMessage: 'Ce qui m’a fait sourire', description: 'How a thought may begin' }),
  defineMessage({
    id: 'opener.8',
    defaultMessage: 'Ce qui traîne sur la table',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.9',
    defaultMessage: 'Un trajet que je connais par cœur',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.10',
    defaultMessage: 'Ce que j’ai remis à demain',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.11',
    defaultMessage: 'Une odeur, et ce qu’elle rappelle',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.12',
    defaultMessage: 'Ce que j’aurais voulu répondre',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.13',
    defaultMessage: 'La dernière fois que j’ai ri',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.14',
    defaultMessage: 'Un objet que je garde sans raison',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.15',
    defaultMessage: 'Ce que j’apprends en ce moment',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.16',
    defaultMessage: 'Une chose que je ne comprends pas',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.17',
    defaultMessage: 'Le temps qu’il fait, dehors et dedans',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.18',
    defaultMessage: 'Ce qui a changé depuis un an',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.19',
    defaultMessage: 'Un nom que j’aime prononcer',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.20',
    defaultMessage: 'Ce que mes mains ont fait aujourd’hui',
    description: 'How a thought may begin',
  }),
  defineMessage({ id: 'opener.21', defaultMessage: 'Une question d’enfant', description: 'How a thought may begin' }),
  defineMessage({ id: 'opener.22', defaultMessage: 'Ce que j’attends', description: 'How a thought may begin' }),
  defineMessage({
    id: 'opener.23',
    defaultMessage: 'Un endroit où je retournerais',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.24',
    defaultMessage: 'Ce qui m’a coûté aujourd’hui',
    description: 'How a thought may begin',
  }),
  defineMessage({ id: 'opener.25', defaultMessage: 'Une chanson qui revient', description: 'How a thought may begin' }),
  defineMessage({
    id: 'opener.26',
    defaultMessage: 'Ce que je ferais d’une heure de plus',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.27',
    defaultMessage: 'Un détail que j’ai remarqué',
    description: 'How a thought may begin',
  }),
  defineMessage({
    id: 'opener.28',
    defaultMessage: 'Une chose dont je ne doute pas',
    description: 'How a thought may begin',
  }),
  defineMessage({ id: 'opener.29', defaultMessage: 'Ce qu’on m’a appris', description: 'How a thought may begin' }),
  defineMessage({
    id: 'opener.30',
    defaultMessage: 'Ce qu’il me reste de cette journée',
    description: 'How a thought may begin',
  }),
];
