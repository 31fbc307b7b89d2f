import { defineMessage } from 'react-intl';

export const verifyMessages = {
  title: defineMessage({ id: 'profile.data.verify', defaultMessage: 'Vérifier un fichier', description: 'Title over checking an archive' }),
  text: defineMessage({
    id: 'profile.data.verify.text',
    defaultMessage: 'Le vôtre, ou celui qu’on vous a remis. Rien n’est envoyé\u00a0: la lecture se fait sur cet appareil.',
    description: 'What is checked, and where',
  }),
  choose: defineMessage({ id: 'profile.data.verify.choose', defaultMessage: 'Choisir un fichier', description: 'Button that opens the device’s choice of a file' }),
  reading: defineMessage<{ name: string; percent: number }>({ id: 'profile.data.verify.reading', defaultMessage: '{name}\u00a0: {percent}\u00a0% lus', description: 'While a file is being checked' }),
  whole: defineMessage<{ name: string; files: number; date: string }>({
    id: 'profile.data.verify.whole',
    defaultMessage: '{name}\u00a0: intact, signé ici le {date}. {files, plural, one {Son fichier est tel quel} other {Ses # fichiers sont tels quels}}.',
    description: 'The archive is as it was signed',
  }),
  changed: defineMessage<{ name: string }>({ id: 'profile.data.verify.changed', defaultMessage: '{name} n’est pas tel que ce service l’a signé.', description: 'Above what was found' }),
  finding: defineMessage<{ kind: string; name: string }>({
    id: 'profile.data.verify.finding',
    defaultMessage:
      '{kind, select, changed {Modifié\u00a0: {name}} added {Ajouté\u00a0: {name}} missing {Manque\u00a0: {name}} list {Son sommaire a été modifié, ou signé par une autre clé} other {Le ZIP a été modifié autour de ses fichiers}}',
    description: 'One thing that is not as it was signed; name: a path in the archive',
  }),
  more: defineMessage<{ count: number }>({
    id: 'profile.data.verify.more',
    defaultMessage: 'et {count, plural, one {# autre} other {# autres}}',
    description: 'Below the first five of what was found',
  }),
  unreadable: defineMessage<{ name: string }>({
    id: 'profile.data.verify.unreadable',
    defaultMessage: '{name} ne se lit pas comme une archive d’Écrin.',
    description: 'The file is no archive, or only a part of one',
  }),
  unsupported: defineMessage<{ name: string }>({
    id: 'profile.data.verify.unsupported',
    defaultMessage: 'Ce navigateur ne sait pas vérifier la signature du fichier {name}. Le programme verify.mjs, dans l’archive, le sait avec Node.',
    description: 'The browser knows no Ed25519',
  }),
  failed: defineMessage<{ name: string }>({ id: 'profile.data.verify.failed', defaultMessage: '{name} n’a pas pu être lu sur cet appareil.', description: 'The file went away while it was read' }),
  keyTitle: defineMessage({ id: 'profile.data.verify.key.title', defaultMessage: 'La clé de ce service', description: 'Opens the key by which archives are checked elsewhere' }),
  key: defineMessage<{ key: string }>({
    id: 'profile.data.verify.key',
    defaultMessage: '{key}. Sans nous, «\u00a0node verify.mjs\u00a0» ou minisign vérifie une archive avec elle.',
    description: 'key: a line of 56 letters and digits',
  }),
};
