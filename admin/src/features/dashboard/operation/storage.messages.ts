import { defineMessage } from 'react-intl';

export const storageMessages = {
  title: defineMessage({ id: 'figures.storage', defaultMessage: 'Stockage', description: 'Heading' }),
  events: defineMessage({ id: 'figures.storage-events', defaultMessage: 'Base des faits', description: 'Name of a fact: size of a database' }),
  models: defineMessage({ id: 'figures.storage-models', defaultMessage: 'Base de lecture', description: 'Name of a fact: size of a database' }),
  workflows: defineMessage({ id: 'figures.storage-workflows', defaultMessage: 'Base des travaux', description: 'Name of a fact: size of a database' }),
  others: defineMessage({ id: 'figures.storage-others', defaultMessage: 'Autres bases', description: 'Name of a fact: size of the other databases' }),
  free: defineMessage({ id: 'figures.storage-free', defaultMessage: 'Disque libre', description: 'Name of a fact' }),
  freeOf: defineMessage<{ free: string; total: string }>({ id: 'figures.storage-free-of', defaultMessage: '{free} sur {total}', description: 'Its value' }),
  filesIn: defineMessage<{ size: string; files: number }>({
    id: 'figures.storage-files',
    defaultMessage: '{size} · {files, plural, one {# fichier} other {# fichiers}}',
    description: 'Size of a folder',
  }),
  measuredAt: defineMessage<{ moment: string }>({ id: 'figures.storage-measured', defaultMessage: 'Dossiers mesurés le {moment}.', description: 'Below the sizes' }),
  measuring: defineMessage({ id: 'figures.storage-measuring', defaultMessage: 'Les dossiers sont en cours de mesure.', description: 'Below the sizes' }),
  ofServer: defineMessage<{ server: string }>({ id: 'figures.storage-of-server', defaultMessage: 'Serveur : {server}.', description: 'Below the sizes' }),
  ofOneServer: defineMessage<{ server: string }>({
    id: 'figures.storage-of-one-server',
    defaultMessage: 'C’est le serveur {server} qui répond ; les autres ont leur propre disque, et le reste est dans les bases communes.',
    description: 'Below the sizes, where there are several servers',
  }),
};

/** What the folders hold. */
export const folderMessages = {
  recordings: defineMessage({ id: 'figures.storage-recordings', defaultMessage: 'Enregistrements', description: 'A folder' }),
  uploads: defineMessage({ id: 'figures.storage-uploads', defaultMessage: 'Enregistrements en cours d’envoi', description: 'A folder' }),
  pictures: defineMessage({ id: 'figures.storage-pictures', defaultMessage: 'Images', description: 'A folder' }),
  outbox: defineMessage({ id: 'figures.storage-outbox', defaultMessage: 'Messages écrits dans « outbox »', description: 'A folder' }),
  models: defineMessage({ id: 'figures.storage-engines', defaultMessage: 'Modèles des moteurs', description: 'A folder' }),
  others: defineMessage({ id: 'figures.storage-folders', defaultMessage: 'Autres dossiers', description: 'A folder' }),
};
