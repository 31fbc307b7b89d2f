import { defineMessage } from 'react-intl';

export const cohortsMessages = {
  title: defineMessage({ id: 'cohorts.title', defaultMessage: 'Qui revient', description: 'Title of a panel' }),
  intro: defineMessage({
    id: 'cohorts.intro',
    defaultMessage:
      'Parmi les personnes inscrites chaque semaine, combien ont fait quelque chose ce nombre de jours plus tard, ou après. Les jours sont ceux de chaque personne ; rien de leurs mots n’est lu.',
    description: 'Under it',
  }),
  week: defineMessage({ id: 'cohorts.week', defaultMessage: 'Semaine du', description: 'Column' }),
  registered: defineMessage({ id: 'cohorts.registered', defaultMessage: 'Inscriptions', description: 'Column' }),
  after: defineMessage<{ days: number }>({
    id: 'cohorts.after',
    defaultMessage: '{days, plural, one {Après # jour} other {Après # jours}}',
    description: 'Column: how many came back after so many days',
  }),
  returned: defineMessage<{ count: number; share: string }>({
    id: 'cohorts.returned',
    defaultMessage: '{count} · {share}',
    description: 'How many came back, and which share of those who registered',
  }),
  notYet: defineMessage({ id: 'cohorts.not-yet', defaultMessage: 'pas encore', description: 'Cell: not all of them have had so many days' }),
  none: defineMessage({ id: 'cohorts.none', defaultMessage: 'Aucune inscription ces douze dernières semaines.', description: 'Instead of the table' }),
  missing: defineMessage({ id: 'cohorts.missing', defaultMessage: 'Les retours n’ont pas pu être chargés', description: 'Error' }),
  loading: defineMessage({ id: 'cohorts.loading', defaultMessage: 'Chargement des retours', description: 'For screen readers' }),
};
