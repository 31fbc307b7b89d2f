import { defineMessage } from 'react-intl';

export const fetchMessages = {
  title: defineMessage({ id: 'import.move', defaultMessage: 'Depuis un autre écrin', description: 'Heading: the archive of an account in another écrin is fetched from there' }),
  text: defineMessage({
    id: 'import.move.text',
    defaultMessage: 'Là-bas, dans Profil, «\u00a0Emporter mon écrin\u00a0», demandez à déménager. Vous y recevez un lien et un code.',
    description: 'Under it; the same words as on the page there',
  }),
  link: defineMessage({ id: 'import.move.link', defaultMessage: 'Le lien', description: 'Field' }),
  code: defineMessage({ id: 'import.move.code', defaultMessage: 'Le code', description: 'Field of six digits' }),
  fetch: defineMessage({ id: 'import.move.fetch', defaultMessage: 'Chercher mon écrin', description: 'Button: fetches the archive from the other écrin' }),
  underWay: defineMessage<{ host: string }>({ id: 'import.move.under-way', defaultMessage: 'Votre écrin arrive de {host}.', description: 'While the archive is fetched' }),
  received: defineMessage<{ received: string; bytes: string }>({
    id: 'import.move.received',
    defaultMessage: '{received} sur {bytes} environ.',
    description: 'How much is here: « 12 Mo sur 421 Mo environ. »',
  }),
  underWayText: defineMessage({ id: 'import.move.under-way.text', defaultMessage: 'Vous pouvez quitter cette page\u00a0: le trajet continue, et reprend s’il est coupé.', description: 'After it' }),
  stop: defineMessage({ id: 'import.move.stop', defaultMessage: 'Arrêter', description: 'Button' }),
  arrived: defineMessage<{ host: string }>({
    id: 'import.move.arrived',
    defaultMessage: 'Le fichier de votre écrin est arrivé de {host}, entier et tel qu’il y a été signé. Rien n’en est encore entré.',
    description: 'The archive is here; nothing of it is in the account yet',
  }),
  print: defineMessage<{ print: string }>({
    id: 'import.move.print',
    defaultMessage: 'Empreinte de la clé qui signe là-bas\u00a0: {print}. Si l’autre page en montre une autre, n’apportez rien.',
    description: 'The person compares 20 letters and digits on both pages',
  }),
  look: defineMessage({ id: 'import.move.look', defaultMessage: 'Voir ce qui entrerait', description: 'Button: leads to the preview' }),
  leave: defineMessage({ id: 'import.move.leave', defaultMessage: 'Ne rien apporter', description: 'Button: deletes what has arrived' }),
  closed: defineMessage<{ host: string }>({
    id: 'import.move.closed',
    defaultMessage: 'Le lien de {host} s’est fermé en chemin. Rien n’a été gardé\u00a0: demandez-y un autre lien.',
    description: 'The link was withdrawn there, or its time is over',
  }),
  unsound: defineMessage<{ host: string }>({
    id: 'import.move.unsound',
    defaultMessage: 'Ce qui est arrivé de {host} n’est pas ce qui y a été signé. Rien n’a été gardé.',
    description: 'The signature does not fit, or it is too large',
  }),
};
