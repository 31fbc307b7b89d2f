import { defineMessage } from 'react-intl';

export const storageMessages = {
  title: defineMessage({
    id: 'figures.storage',
    defaultMessage: 'Stockage',
    description: 'Heading',
  }),
  recordings: defineMessage({
    id: 'figures.storage-recordings',
    defaultMessage: 'Enregistrements',
    description: 'Name of a fact: bytes of recordings',
  }),
  events: defineMessage({
    id: 'figures.storage-events',
    defaultMessage: 'Base des faits',
    description: 'Name of a fact: size of a database',
  }),
  models: defineMessage({
    id: 'figures.storage-models',
    defaultMessage: 'Base de lecture',
    description: 'Name of a fact: size of a database',
  }),
  workflows: defineMessage({
    id: 'figures.storage-workflows',
    defaultMessage: 'Base des travaux',
    description: 'Name of a fact: size of a database',
  }),
  others: defineMessage({
    id: 'figures.storage-others',
    defaultMessage: 'Autres bases',
    description: 'Name of a fact: size of the other databases',
  }),
  free: defineMessage({
    id: 'figures.storage-free',
    defaultMessage: 'Disque libre',
    description: 'Name of a fact',
  }),
  freeOf: defineMessage<{ free: string; total: string }>({
    id: 'figures.storage-free-of',
    defaultMessage: '{free} sur {total}',
    description: 'Its value',
  }),
};
