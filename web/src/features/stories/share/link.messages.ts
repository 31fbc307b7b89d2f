import { defineMessage } from 'react-intl';

/** Of the terms of a link. */
export const linkMessages = {
  linkDownload: defineMessage({ id: 'stories.linkDownload', defaultMessage: 'Peut être gardé en livre', description: 'Mark of a link' }),
  downloadable: defineMessage({ id: 'stories.downloadable', defaultMessage: 'Laisser garder en livre', description: 'Choice: readers may download the story' }),
  downloadableText: defineMessage({ id: 'stories.downloadableText', defaultMessage: 'La page propose un PDF et un EPUB. Fermer le lien ne reprend pas ce qui a été gardé.', description: 'Below it' }),
  changeLink: defineMessage({ id: 'stories.changeLink', defaultMessage: 'Modifier', description: 'Button: change an open link' }),
  changeTitle: defineMessage({ id: 'stories.changeTitle', defaultMessage: 'Modifier le lien', description: 'Title of the sheet' }),
  keepChanges: defineMessage({ id: 'stories.keepChanges', defaultMessage: 'Enregistrer', description: 'Button of the sheet' }),
  linkChanged: defineMessage({ id: 'stories.linkChanged', defaultMessage: 'Lien modifié', description: 'Toast' }),
  newPassword: defineMessage({ id: 'stories.newPassword', defaultMessage: 'Nouveau mot de passe', description: 'Label, of a link that has one' }),
  newPasswordHint: defineMessage({ id: 'stories.newPasswordHint', defaultMessage: 'Vide : le mot de passe reste le même', description: 'Hint' }),
  noPassword: defineMessage({ id: 'stories.noPassword', defaultMessage: 'Retirer le mot de passe', description: 'Choice' }),
  noPasswordText: defineMessage({ id: 'stories.noPasswordText', defaultMessage: 'L’adresse seule ouvrira le récit.', description: 'Below it' }),
};
