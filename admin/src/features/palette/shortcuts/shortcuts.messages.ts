import { defineMessage } from 'react-intl';

export const shortcutMessages = {
  title: defineMessage({ id: 'shortcuts.title', defaultMessage: 'Raccourcis clavier', description: 'Title of the dialog' }),
  close: defineMessage({ id: 'shortcuts.close', defaultMessage: 'Fermer', description: 'Button of the dialog' }),
  or: defineMessage({ id: 'shortcuts.or', defaultMessage: 'ou', description: 'Between two keys that do the same' }),
  anywhere: defineMessage({ id: 'shortcuts.anywhere', defaultMessage: 'Partout', description: 'Group of shortcuts' }),
  queue: defineMessage({
    id: 'shortcuts.queue',
    defaultMessage: 'Dans une file, une fois qu’on y est entré',
    description: 'Group of shortcuts: while the focus is in a queue of requests or reported comments',
  }),
  search: defineMessage({ id: 'shortcuts.search', defaultMessage: 'Chercher, ou agir', description: 'What a shortcut does: opens the palette' }),
  next: defineMessage({ id: 'shortcuts.next', defaultMessage: 'Suivant', description: 'What a shortcut does' }),
  previous: defineMessage({ id: 'shortcuts.previous', defaultMessage: 'Précédent', description: 'What a shortcut does' }),
  take: defineMessage({ id: 'shortcuts.take', defaultMessage: 'S’en occuper', description: 'What a shortcut does' }),
  open: defineMessage({ id: 'shortcuts.open', defaultMessage: 'Lire un signalement', description: 'What a shortcut does' }),
  accept: defineMessage({ id: 'shortcuts.accept', defaultMessage: 'Accepter, répondre, ou confirmer un effacement', description: 'What a shortcut does with a request or a proposed erasure' }),
  refuse: defineMessage({ id: 'shortcuts.refuse', defaultMessage: 'Refuser, ou masquer un commentaire', description: 'What a shortcut does with a request, a proposed erasure or a report' }),
  keep: defineMessage({ id: 'shortcuts.keep', defaultMessage: 'Garder ou rétablir un commentaire', description: 'What a shortcut does' }),
  entrust: defineMessage({ id: 'shortcuts.entrust', defaultMessage: 'Confier un signalement au propriétaire', description: 'What a shortcut does' }),
};
