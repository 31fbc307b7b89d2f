import { defineMessage } from 'react-intl';

export const listMessages = {
  title: defineMessage({ id: 'inbox.list.title', defaultMessage: 'Demandes', description: 'Page title' }),
  loading: defineMessage({ id: 'inbox.list.loading', defaultMessage: 'Chargement des demandes', description: 'What a screen reader hears meanwhile' }),
  missing: defineMessage({ id: 'inbox.list.missing', defaultMessage: 'Les demandes n’ont pas pu être chargées', description: 'When the list cannot be fetched' }),
  status: defineMessage({ id: 'inbox.list.status', defaultMessage: 'État des demandes', description: 'Name of the choice between what waits here, elsewhere, and no more' }),
  open: defineMessage({ id: 'inbox.list.open', defaultMessage: 'À traiter', description: 'Filter: what waits for an administrator' }),
  elsewhere: defineMessage({ id: 'inbox.list.elsewhere', defaultMessage: 'En attente', description: 'Filter: what waits for the person who asked, or for the owner of a community' }),
  closed: defineMessage({ id: 'inbox.list.closed', defaultMessage: 'Closes', description: 'Filter: decided or ended' }),
  kinds: defineMessage({ id: 'inbox.list.kinds', defaultMessage: 'Nature', description: 'Name of the filters by kind' }),
  all: defineMessage({ id: 'inbox.list.all', defaultMessage: 'Tout', description: 'Filter: every kind' }),
  join: defineMessage({ id: 'inbox.list.kind.join', defaultMessage: 'Organisations', description: 'Kind: to join one' }),
  permission: defineMessage({ id: 'inbox.list.kind.permission', defaultMessage: 'Permissions', description: 'Kind' }),
  help: defineMessage({ id: 'inbox.list.kind.help', defaultMessage: 'Aide', description: 'Kind' }),
  report: defineMessage({ id: 'inbox.list.kind.report', defaultMessage: 'Signalements', description: 'Kind: what was reported in a community' }),
  erasure: defineMessage({ id: 'inbox.list.kind.erasure', defaultMessage: 'Effacements', description: 'Kind: the proposed erasure of an account' }),
  counted: defineMessage<{ name: string; count: number }>({ id: 'inbox.list.counted', defaultMessage: '{name}, {count}', description: 'A filter and how many wait' }),
  none: defineMessage({ id: 'inbox.list.none', defaultMessage: 'Rien n’attend', description: 'Empty list' }),
  noneText: defineMessage({ id: 'inbox.list.none.text', defaultMessage: 'Demandes, signalements et effacements proposés arrivent ici sans que vous ayez à chercher.', description: 'Under it' }),
  noneHere: defineMessage({ id: 'inbox.list.none.here', defaultMessage: 'Rien ici', description: 'Nothing of this kind or state' }),
  privacy: defineMessage({
    id: 'inbox.list.privacy',
    defaultMessage: 'Seul ce qui vous a été écrit, ou ce qui a été signalé, se lit ici. Les journaux restent fermés.',
    description: 'Under the list',
  }),
};
