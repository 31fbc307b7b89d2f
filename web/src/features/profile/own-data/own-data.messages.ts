import { defineMessage } from 'react-intl';

export const ownDataMessages = {
  title: defineMessage({
    id: 'profile.data',
    defaultMessage: 'Vos données',
    description: 'Part of the profile screen: taking away and erasing',
  }),
  archive: defineMessage({
    id: 'profile.data.archive',
    defaultMessage: 'Tout emporter',
    description: 'Title over the download of all of one’s data',
  }),
  archiveText: defineMessage({
    id: 'profile.data.archive.text',
    defaultMessage:
      'Une archive de vos pensées, enregistrements, fils, objectifs et rappels, lisible sans Écrin. Rien ne change ici.',
    description: 'What the archive holds',
  }),
  download: defineMessage({
    id: 'profile.data.download',
    defaultMessage: 'Télécharger l’archive',
    description: 'Button that downloads the archive',
  }),
  downloading: defineMessage({
    id: 'profile.data.downloading',
    defaultMessage: 'Votre archive se télécharge. Elle n’est pas chiffrée\u00a0: gardez-la en lieu sûr.',
    description: 'Toast once the download has begun',
  }),
  deletion: defineMessage({
    id: 'profile.data.deletion',
    defaultMessage: 'Supprimer une pensée',
    description: 'Title over what deleting does',
  }),
  deletionText: defineMessage({
    id: 'profile.data.deletion.text',
    defaultMessage:
      'Depuis son menu. Elle quitte aussitôt vos listes et la recherche\u202f; son original scellé reste, pour que vous puissiez annuler.',
    description: 'What deleting a thought does, and does not do',
  }),
  erasure: defineMessage({
    id: 'profile.data.erasure',
    defaultMessage: 'Effacer votre compte',
    description: 'Title over how an account is erased',
  }),
  erasureText: defineMessage({
    id: 'profile.data.erasure.text',
    defaultMessage:
      'Cela ne se fait pas encore d’ici. Emportez d’abord ce que vous voulez garder, puis demandez-le à qui exploite ce serveur.',
    description: 'Accounts cannot be erased in the app yet',
  }),
  contact: defineMessage<{ contact: string }>({
    id: 'profile.data.contact',
    defaultMessage: 'Écrire à {contact}',
    description: 'Link to who runs the server: an e-mail address or a page',
  }),
  legal: defineMessage({
    id: 'profile.data.legal',
    defaultMessage: 'Mentions légales',
    description: 'Link to who runs the server, when no contact is known',
  }),
};
