import { defineMessage } from 'react-intl';

export const ownDataMessages = {
  title: defineMessage({ id: 'profile.data', defaultMessage: 'Emporter mon écrin', description: 'Page of the profile: taking away and erasing; and the link to it' }),
  download: defineMessage({ id: 'profile.data.download', defaultMessage: 'Télécharger l’archive', description: 'Button that downloads the archive' }),
  downloading: defineMessage({
    id: 'profile.data.downloading',
    defaultMessage: 'Votre archive se télécharge. Elle n’est pas chiffrée\u00a0: gardez-la en lieu sûr.',
    description: 'Toast once the download has begun',
  }),
  recordings: defineMessage({ id: 'profile.data.recordings', defaultMessage: 'Garder vos enregistrements', description: 'Title over how long recordings are kept' }),
  keptForEver: defineMessage({ id: 'profile.data.recordings.for-ever', defaultMessage: 'Vos enregistrements sont gardés sans limite de durée.', description: 'How long recordings are kept' }),
  keptDays: defineMessage<{ days: number; day: string }>({
    id: 'profile.data.recordings.days',
    defaultMessage: 'Depuis le {day}, le son d’un enregistrement est effacé {days} jours après son arrivée, une fois transcrit ; vos mots restent.',
    description: 'How long recordings are kept; day is a date',
  }),
  keptDaysFrom: defineMessage<{ days: number; day: string }>({
    id: 'profile.data.recordings.from',
    defaultMessage:
      'À partir du {day}, le son d’un enregistrement sera effacé {days} jours après son arrivée, une fois transcrit ; vos mots resteront. Pour garder vos enregistrements, emportez-les avant.',
    description: 'How long recordings will be kept; day is a date',
  }),
  deletion: defineMessage({ id: 'profile.data.deletion', defaultMessage: 'Supprimer une pensée', description: 'Title over what deleting does' }),
  deletionText: defineMessage({
    id: 'profile.data.deletion.text',
    defaultMessage: 'Depuis son menu. Elle quitte aussitôt vos listes et la recherche\u202f; son original scellé reste, pour que vous puissiez annuler.',
    description: 'What deleting a thought does, and does not do',
  }),
  erasure: defineMessage({ id: 'profile.data.erasure', defaultMessage: 'Effacer votre compte', description: 'Title over how an account is erased' }),
  erasureText: defineMessage({
    id: 'profile.data.erasure.text',
    defaultMessage: 'Tout, pour de bon\u00a0: dans sept jours, ou tout de suite. Une attestation dit ce qui a été cherché, et où.',
    description: 'What erasing an account does',
  }),
};
