import { defineMessage } from 'react-intl';

export const beforeMessages = {
  before: defineMessage({ id: 'erasure.before', defaultMessage: 'Avant de partir', description: 'Heading over what to think of first' }),
  archive: defineMessage({ id: 'erasure.before.archive', defaultMessage: 'Emporter d’abord une archive', description: 'Title over the download of all of one’s data' }),
  archiveText: defineMessage({
    id: 'erasure.before.archive.text',
    defaultMessage: 'Elle se fait à l’instant, avec tout ce qui est arrivé ici. Une fois l’effacement demandé, il faudrait l’annuler pour en faire une.',
    description: 'When the archive is made, and until when it can be',
  }),
  unsent: defineMessage<{ count: number }>({
    id: 'erasure.before.unsent',
    defaultMessage: '{count, plural, one {Une pensée de cet appareil n’est pas arrivée} other {{count, number} pensées de cet appareil ne sont pas arrivées}}',
    description: 'Thoughts that wait on this device',
  }),
  unsentText: defineMessage<{ count: number }>({
    id: 'erasure.before.unsent.text',
    defaultMessage: '{count, plural, one {Elle sera effacée aussi, et l’archive ne l’a pas.} other {Elles seront effacées aussi, et l’archive ne les a pas.}}',
    description: 'What becomes of them',
  }),
  seeUnsent: defineMessage({ id: 'erasure.before.unsent.see', defaultMessage: 'Les voir', description: 'Link to the thoughts that wait on this device' }),
  communities: defineMessage<{ count: number }>({
    id: 'erasure.before.communities',
    defaultMessage: '{count, plural, one {Une communauté est à vous} other {{count, number} communautés sont à vous}}',
    description: 'Communities that the person owns',
  }),
  communitiesText: defineMessage<{ count: number }>({
    id: 'erasure.before.communities.text',
    defaultMessage:
      '{count, plural, one {Sans vous, personne ne la gérera. Vous pouvez d’abord la confier à un membre.} other {Sans vous, personne ne les gérera. Vous pouvez d’abord les confier à des membres.}}',
    description: 'What becomes of them',
  }),
  handOver: defineMessage({ id: 'erasure.before.communities.see', defaultMessage: 'Les confier', description: 'Link to the communities, where each can be handed over' }),
  links: defineMessage({ id: 'erasure.before.links', defaultMessage: 'Les liens vers vos récits, s’il y en a d’ouverts, s’arrêtent', description: 'Stories that others may read by a link' }),
  linksText: defineMessage({ id: 'erasure.before.links.text', defaultMessage: 'Qui en a reçu un ne pourra plus lire.', description: 'What becomes of the stories that others read' }),
  seeStories: defineMessage({ id: 'erasure.before.links.see', defaultMessage: 'Les récits', description: 'Link to the stories' }),
};
