import { defineMessage } from 'react-intl';

export const shortcutMessages = {
  title: defineMessage({ id: 'shortcuts.title', defaultMessage: 'Raccourcis clavier', description: 'Title of the dialog' }),
  group: defineMessage<{ group: string }>({
    id: 'shortcuts.group',
    defaultMessage: '{group, select, anywhere {Partout} places {Aller ailleurs} list {Dans une liste} other {Sur une pensée}}',
    description: 'Heading of a group of shortcuts',
  }),
  write: defineMessage({ id: 'shortcuts.write', defaultMessage: 'Écrire une pensée', description: 'What a shortcut does' }),
  record: defineMessage({ id: 'shortcuts.record', defaultMessage: 'Enregistrer', description: 'What a shortcut does' }),
  search: defineMessage({ id: 'shortcuts.search', defaultMessage: 'Rechercher', description: 'What a shortcut does' }),
  help: defineMessage({ id: 'shortcuts.help', defaultMessage: 'Voir cette liste', description: 'What a shortcut does' }),
  lock: defineMessage({ id: 'shortcuts.lock', defaultMessage: 'Verrouiller maintenant', description: 'What a shortcut does, while a lock is set on this device' }),
  home: defineMessage({ id: 'shortcuts.home', defaultMessage: 'Accueil', description: 'What a shortcut leads to' }),
  thoughts: defineMessage({ id: 'shortcuts.thoughts', defaultMessage: 'Pensées', description: 'What a shortcut leads to' }),
  threads: defineMessage({ id: 'shortcuts.threads', defaultMessage: 'Fils', description: 'What a shortcut leads to' }),
  goals: defineMessage({ id: 'shortcuts.goals', defaultMessage: 'Objectifs', description: 'What a shortcut leads to' }),
  orbs: defineMessage({ id: 'shortcuts.orbs', defaultMessage: 'Orbes', description: 'What a shortcut leads to' }),
  chat: defineMessage({ id: 'shortcuts.chat', defaultMessage: 'Demander', description: 'What a shortcut leads to: conversations about one’s thoughts' }),
  stories: defineMessage({ id: 'shortcuts.stories', defaultMessage: 'Récits', description: 'What a shortcut leads to' }),
  favorites: defineMessage({ id: 'shortcuts.favorites', defaultMessage: 'Favoris', description: 'What a shortcut leads to' }),
  year: defineMessage({ id: 'shortcuts.year', defaultMessage: 'Votre année', description: 'What a shortcut leads to' }),
  reminders: defineMessage({ id: 'shortcuts.reminders', defaultMessage: 'Rappels', description: 'What a shortcut leads to' }),
  notifications: defineMessage({ id: 'shortcuts.notifications', defaultMessage: 'Notifications', description: 'What a shortcut leads to' }),
  profile: defineMessage({ id: 'shortcuts.profile', defaultMessage: 'Profil', description: 'What a shortcut leads to' }),
  next: defineMessage({ id: 'shortcuts.next', defaultMessage: 'Ligne suivante', description: 'What a shortcut does, in a list' }),
  previous: defineMessage({ id: 'shortcuts.previous', defaultMessage: 'Ligne précédente', description: 'What a shortcut does, in a list' }),
  open: defineMessage({ id: 'shortcuts.open', defaultMessage: 'Ouvrir', description: 'What a shortcut does, in a list' }),
  choose: defineMessage({ id: 'shortcuts.choose', defaultMessage: 'Cocher, décocher', description: 'What a shortcut does, in a list: chooses a thought among several' }),
  leave: defineMessage({ id: 'shortcuts.leave', defaultMessage: 'Ne plus choisir', description: 'What a shortcut does, in a list: ends choosing several thoughts' }),
  edit: defineMessage({ id: 'shortcuts.edit', defaultMessage: 'Modifier les mots', description: 'What a shortcut does, on the page of a thought' }),
  pin: defineMessage({ id: 'shortcuts.pin', defaultMessage: 'Épingler, désépingler', description: 'What a shortcut does, on the page of a thought' }),
  afterwards: defineMessage({ id: 'shortcuts.afterwards', defaultMessage: 'puis', description: 'Between two keys, pressed one after the other' }),
  key: defineMessage<{ key: string; shown: string }>({
    id: 'shortcuts.key',
    defaultMessage: '{key, select, Enter {Entrée} Escape {Échap} other {{shown}}}',
    description: 'A key, as it is named on keyboards',
  }),
  notHere: defineMessage({ id: 'shortcuts.not-here', defaultMessage: 'pas sur cette page', description: 'Below a shortcut that does nothing on the page the dialog lies over' }),
  off: defineMessage({ id: 'shortcuts.off', defaultMessage: 'Les raccourcis d’une lettre sont désactivés sur cet appareil.', description: 'In the dialog, while they are off' }),
  turn: defineMessage<{ on: string }>({
    id: 'shortcuts.turn',
    defaultMessage: '{on, select, true {Désactiver sur cet appareil} other {Activer sur cet appareil}}',
    description: 'Button: turns the shortcuts of one letter off, or on again',
  }),
  close: defineMessage({ id: 'shortcuts.close', defaultMessage: 'Fermer', description: 'Closes the dialog' }),
};

/** Those that name what a shortcut does. */
export type ShortcutLabel = Exclude<keyof typeof shortcutMessages, 'title' | 'group' | 'afterwards' | 'key' | 'notHere' | 'off' | 'turn' | 'close'>;
