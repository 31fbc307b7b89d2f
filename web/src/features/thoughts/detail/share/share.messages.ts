import { defineMessage } from 'react-intl';

export const shareMessages = {
  open: defineMessage({ id: 'thought.share', defaultMessage: 'Copier ou partager', description: 'Menu entry and title of the dialog that copies a thought, or shares it as text or picture' }),
  privateText: defineMessage({
    id: 'thought.share.private',
    defaultMessage: 'Cette pensée est privée. Ce que vous copiez ou partagez ici pourra être lu hors d’Écrin.',
    description: 'Asked once before a private thought is copied or shared',
  }),
  goOn: defineMessage({ id: 'thought.share.goOn', defaultMessage: 'Continuer', description: 'Goes on to copy or share a private thought' }),
  leave: defineMessage({ id: 'thought.share.leave', defaultMessage: 'Fermer', description: 'Closes the dialog' }),
  picture: defineMessage({ id: 'thought.share.picture', defaultMessage: 'Les mots de cette pensée sur du papier clair', description: 'Text alternative of the picture of a thought' }),
  withDate: defineMessage({ id: 'thought.share.withDate', defaultMessage: 'Avec la date', description: 'Switch: the day of the thought is written below its words, in the text and in the picture' }),
  onDevice: defineMessage({ id: 'thought.share.onDevice', defaultMessage: 'L’image est faite sur cet appareil. Rien n’en sort avant que vous ne partagiez.', description: 'Below the picture' }),
  left: defineMessage<{ count: number }>({
    id: 'thought.share.left',
    defaultMessage: 'L’image n’a pas la place de tout : {count, plural, one {le dernier mot n’y est pas} other {les # derniers mots n’y sont pas}}. Le texte, lui, est entier.',
    description: 'Below the picture of a long thought',
  }),
  noPicture: defineMessage({ id: 'thought.share.noPicture', defaultMessage: 'Ce navigateur ne peut pas dessiner d’image. Le texte peut être copié.', description: 'In place of the picture' }),
  copy: defineMessage({ id: 'thought.share.copy', defaultMessage: 'Copier le texte', description: 'Button: the words go to the clipboard' }),
  copied: defineMessage({ id: 'thought.share.copied', defaultMessage: 'Texte copié', description: 'Toast: the words are in the clipboard' }),
  copyFailed: defineMessage({ id: 'thought.share.copyFailed', defaultMessage: 'Le texte n’a pas pu être copié.', description: 'Toast: the clipboard was refused' }),
  shareText: defineMessage({ id: 'thought.share.text', defaultMessage: 'Partager le texte', description: 'Button: opens what the device offers to share a text' }),
  sharePicture: defineMessage({ id: 'thought.share.sharePicture', defaultMessage: 'Partager l’image', description: 'Button: opens what the device offers to share a file' }),
  savePicture: defineMessage({ id: 'thought.share.savePicture', defaultMessage: 'Enregistrer l’image', description: 'Button: downloads the picture' }),
  fileName: defineMessage({ id: 'thought.share.fileName', defaultMessage: 'pensee', description: 'Name of the file of the picture: lower case, no accents' }),
};
