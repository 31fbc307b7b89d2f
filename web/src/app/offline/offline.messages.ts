import { defineMessage } from 'react-intl';

export const offlineMessages = {
  title: defineMessage({ id: 'offline.title', defaultMessage: 'Hors connexion', description: 'Title of the offline page' }),
  text: defineMessage({
    id: 'offline.text',
    defaultMessage: 'Cette page a besoin du réseau. Ce que vous dites ou écrivez est gardé sur cet appareil et partira au retour du réseau.',
    description: 'Sentence of the offline page',
  }),
  resume: defineMessage({ id: 'offline.resume', defaultMessage: 'Reprendre', description: 'Button of the offline page once the network is back: opens the page that was asked for' }),
  open: defineMessage({ id: 'offline.open', defaultMessage: 'Ouvrir l’accueil', description: 'Way out of the offline page: home works without network' }),
  back: defineMessage({ id: 'offline.back', defaultMessage: 'Le réseau est de retour', description: 'Title of the offline page once the network is back' }),
  backText: defineMessage({ id: 'offline.back.text', defaultMessage: 'Vous pouvez reprendre là où vous en étiez.', description: 'Sentence of the offline page once the network is back' }),
};

export const awayMessages = {
  away: defineMessage<{ away: string }>({
    id: 'offline.away',
    defaultMessage: '{away, select, offline {Vous êtes hors connexion.} other {Écrin ne répond pas pour l’instant.}} Ce que vous avez ouvert sur cet appareil reste lisible.',
    description: 'One line above every screen while the server cannot be reached',
  }),
};

export const updateMessages = {
  ready: defineMessage<{ version: string }>({
    id: 'update.ready',
    defaultMessage: '{version, select, none {Une nouvelle version est prête.} other {La version {version} est prête.}}',
    description: 'Banner: a new version was fetched',
  }),
  recording: defineMessage<{ version: string }>({
    id: 'update.recording',
    defaultMessage: '{version, select, none {Une nouvelle version est prête.} other {La version {version} est prête.}} Terminez d’abord votre enregistrement.',
    description: 'Banner: a new version was fetched while a recording runs',
  }),
  reload: defineMessage({ id: 'update.reload', defaultMessage: 'Recharger', description: 'Button that takes the new version' }),
  later: defineMessage({ id: 'update.later', defaultMessage: 'Plus tard', description: 'Button that puts the banner away' }),
};

export const rebuildMessages = {
  begun: defineMessage({
    id: 'rebuild.begun',
    defaultMessage: 'Vos listes se reconstruisent. Vous pouvez continuer à écrire.',
    description: 'Above the screen while older entries are missing from lists',
  }),
  figures: defineMessage<{ done: number; total: number }>({
    id: 'rebuild.figures',
    defaultMessage: 'Vos listes se reconstruisent, {done, number} sur {total, number}. Vous pouvez continuer à écrire.',
    description: 'Above the screen while older entries are missing from lists: entries of the log read so far, of all',
  }),
};
