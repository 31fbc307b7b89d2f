import { defineMessage } from 'react-intl';

export const assignmentMessages = {
  filter: defineMessage({ id: 'inbox.holder.filter', defaultMessage: 'À qui c’est confié', description: 'Name of the choice between all, one’s own, and nobody’s' }),
  all: defineMessage({ id: 'inbox.holder.all', defaultMessage: 'Tous', description: 'Filter: whoever has it' }),
  mine: defineMessage({ id: 'inbox.holder.mine', defaultMessage: 'À moi', description: 'Filter' }),
  nobody: defineMessage({ id: 'inbox.holder.nobody', defaultMessage: 'À personne', description: 'Filter' }),
  held: defineMessage<{ who: string; age: string }>({ id: 'inbox.holder.held', defaultMessage: '{who} s’en occupe depuis {age}', description: 'Who has an item of the inbox, and for how long' }),
  own: defineMessage<{ age: string }>({ id: 'inbox.holder.own', defaultMessage: 'Vous vous en occupez depuis {age}', description: 'The same of the reader' }),
  free: defineMessage({ id: 'inbox.holder.free', defaultMessage: 'Personne ne s’en occupe', description: 'An item of the inbox that nobody has' }),
  take: defineMessage({ id: 'inbox.holder.take', defaultMessage: 'M’en occuper', description: 'Button' }),
  release: defineMessage({ id: 'inbox.holder.release', defaultMessage: 'Laisser à tous', description: 'Button' }),
  handOver: defineMessage({ id: 'inbox.holder.hand-over', defaultMessage: 'Confier, ou laisser à tous', description: 'Button: opens a list of administrators' }),
  ofRow: defineMessage<{ title: string; standing: string }>({
    id: 'inbox.holder.row',
    defaultMessage: '{title}\u00A0: {standing}',
    description: 'Button on a row: opens what can be done with whoever has the item',
  }),
  choose: defineMessage({ id: 'inbox.holder.choose', defaultMessage: 'Confier à…', description: 'Title of the list of administrators' }),
  taken: defineMessage({ id: 'inbox.holder.taken', defaultMessage: 'Vous vous en occupez', description: 'Toast' }),
  released: defineMessage({ id: 'inbox.holder.released', defaultMessage: 'Personne ne s’en occupe plus', description: 'Toast' }),
  handed: defineMessage<{ who: string }>({ id: 'inbox.holder.handed', defaultMessage: 'Confié à {who}, qui en reçoit l’avis', description: 'Toast' }),
  column: defineMessage({ id: 'inbox.holder.column', defaultMessage: 'S’en occupe', description: 'Column of a file: which administrator has it' }),
  sinceColumn: defineMessage({ id: 'inbox.holder.column.since', defaultMessage: 'S’en occupe depuis le', description: 'Column of a file' }),
};
