import { defineMessage } from 'react-intl';

export const paletteMessages = {
  search: defineMessage({ id: 'palette.search', defaultMessage: 'Chercher dans l’administration', description: 'Name of the palette and its field' }),
  hint: defineMessage({ id: 'palette.hint', defaultMessage: 'Personne, message, réglage, page', description: 'Placeholder of the field: some of what can be found' }),
  found: defineMessage<{ count: number }>({
    id: 'palette.found',
    defaultMessage: '{count, plural, =0 {Rien ne correspond.} one {# résultat} other {# résultats}}',
    description: 'Said when something was found or not',
  }),
  recent: defineMessage({ id: 'palette.recent', defaultMessage: 'Ouverts récemment', description: 'Heading in the palette' }),
  pages: defineMessage({ id: 'palette.pages', defaultMessage: 'Pages', description: 'Heading in the palette' }),
  clients: defineMessage({ id: 'palette.clients', defaultMessage: 'Utilisateurs', description: 'Heading in the palette' }),
  orbs: defineMessage({ id: 'palette.orbs', defaultMessage: 'Orbes', description: 'Heading in the palette' }),
  admins: defineMessage({ id: 'palette.admins', defaultMessage: 'Administrateurs', description: 'Heading in the palette' }),
  organizations: defineMessage({ id: 'palette.organizations', defaultMessage: 'Organisations', description: 'Heading in the palette' }),
  broadcasts: defineMessage({ id: 'palette.broadcasts', defaultMessage: 'Messages et annonces', description: 'Heading in the palette' }),
  templates: defineMessage({ id: 'palette.templates', defaultMessage: 'Modèles de réponses', description: 'Heading in the palette' }),
  settings: defineMessage({ id: 'palette.settings', defaultMessage: 'Réglages', description: 'Heading in the palette' }),
  acts: defineMessage({ id: 'palette.acts', defaultMessage: 'Actes', description: 'Heading in the palette' }),
  write: defineMessage<{ name: string }>({ id: 'palette.act.write', defaultMessage: 'Écrire à {name}', description: 'What can be done about a client; the first word is what is typed for it' }),
  deactivate: defineMessage<{ name: string }>({
    id: 'palette.act.deactivate',
    defaultMessage: 'Désactiver {name}…',
    description: 'What can be done about a client; the first word is what is typed for it',
  }),
  reactivate: defineMessage<{ name: string }>({
    id: 'palette.act.reactivate',
    defaultMessage: 'Réactiver {name}…',
    description: 'What can be done about a client; the first word is what is typed for it',
  }),
  end: defineMessage<{ name: string }>({
    id: 'palette.act.end',
    defaultMessage: 'Fermer les sessions\u00A0: {name}…',
    description: 'What can be done about a client; the first word is what is typed for it',
  }),
  exportHistory: defineMessage<{ name: string }>({
    id: 'palette.act.export',
    defaultMessage: 'Exporter l’historique\u00A0: {name}…',
    description: 'What can be done about a client; the first word is what is typed for it',
  }),
};
