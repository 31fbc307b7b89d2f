import { defineMessage } from 'react-intl';

export const shareMessages = {
  share: defineMessage({
    id: 'stories.share',
    defaultMessage: 'Partager',
    description: 'Button: go to the links',
  }),
  linkTitle: defineMessage({
    id: 'stories.linkTitle',
    defaultMessage: 'Le lien',
    description: 'Title of the panel',
  }),
  linkNone: defineMessage({
    id: 'stories.linkNone',
    defaultMessage: 'Fermé. Personne d’autre que vous ne peut lire ce récit.',
    description: 'When there is no open link',
  }),
  linkOpen: defineMessage<{ views: number }>({
    id: 'stories.linkOpen',
    defaultMessage: 'Ouvert, {views, plural, =0 {aucune lecture} one {# lecture} other {# lectures}}',
    description: 'State of a link',
  }),
  linkFollowing: defineMessage({
    id: 'stories.linkFollowing',
    defaultMessage: 'Suit vos modifications',
    description: 'Kind of a link',
  }),
  linkFrozen: defineMessage<{ day: string }>({
    id: 'stories.linkFrozen',
    defaultMessage: 'Figé tel qu’il était le {day}',
    description: 'Kind of a link',
  }),
  linkPassword: defineMessage({
    id: 'stories.linkPassword',
    defaultMessage: 'Avec mot de passe',
    description: 'Mark of a link',
  }),
  linkPrivate: defineMessage({
    id: 'stories.linkPrivate',
    defaultMessage: 'Montre aussi les pensées privées',
    description: 'Mark of a link',
  }),
  linkUntil: defineMessage<{ day: string }>({
    id: 'stories.linkUntil',
    defaultMessage: 'Ouvert jusqu’au {day} inclus',
    description: 'Mark of a link',
  }),
  linkAddress: defineMessage({
    id: 'stories.linkAddress',
    defaultMessage: 'Adresse du lien',
    description: 'Name of the address',
  }),
  copy: defineMessage({
    id: 'stories.copy',
    defaultMessage: 'Copier le lien',
    description: 'Button',
  }),
  copied: defineMessage({
    id: 'stories.copied',
    defaultMessage: 'Lien copié',
    description: 'Toast',
  }),
  notCopied: defineMessage({
    id: 'stories.notCopied',
    defaultMessage: 'Ce navigateur ne permet pas de copier. Sélectionnez l’adresse.',
    description: 'Toast',
  }),
  send: defineMessage({
    id: 'stories.send',
    defaultMessage: 'Envoyer',
    description: 'Button: the share sheet of the system',
  }),
  sendUnsupported: defineMessage({
    id: 'stories.sendUnsupported',
    defaultMessage: 'Ce navigateur n’a pas de fenêtre de partage : copiez le lien.',
    description: 'Where the share sheet of the system is missing',
  }),
  closeLink: defineMessage({
    id: 'stories.closeLink',
    defaultMessage: 'Fermer le lien',
    description: 'Button',
  }),
  closeEffect: defineMessage({
    id: 'stories.closeEffect',
    defaultMessage: 'Effet immédiat, pour tout le monde. La même adresse ne se rouvre pas.',
    description: 'At that button',
  }),
  linkClosed: defineMessage({
    id: 'stories.linkClosed',
    defaultMessage: 'Lien fermé',
    description: 'Toast',
  }),
  openLink: defineMessage({
    id: 'stories.openLink',
    defaultMessage: 'Ouvrir un lien',
    description: 'Button',
  }),
  openAnother: defineMessage({
    id: 'stories.openAnother',
    defaultMessage: 'Ouvrir un autre lien',
    description: 'Button',
  }),
  openTitle: defineMessage({
    id: 'stories.openTitle',
    defaultMessage: 'Ouvrir un lien',
    description: 'Title of the sheet',
  }),
  follow: defineMessage({
    id: 'stories.follow',
    defaultMessage: 'Suivre mes modifications',
    description: 'Choice: the page shows later edits',
  }),
  followText: defineMessage({
    id: 'stories.followText',
    defaultMessage: 'La page montre aussi ce que vous changerez. Sinon, elle reste telle qu’aujourd’hui.',
    description: 'Below it',
  }),
  withPrivate: defineMessage({
    id: 'stories.withPrivate',
    defaultMessage: 'Montrer les pensées privées',
    description: 'Choice',
  }),
  withPrivateText: defineMessage<{ count: number }>({
    id: 'stories.withPrivateText',
    defaultMessage:
      '{count, plural, =0 {Ce récit n’en a pas.} one {Une pensée de ce récit est privée. Sans votre accord, ses mots restent à vous.} other {# pensées de ce récit sont privées. Sans votre accord, leurs mots restent à vous.}}',
    description: 'Below it',
  }),
  closesOn: defineMessage({
    id: 'stories.closesOn',
    defaultMessage: 'Ouvert jusqu’à la fin du',
    description: 'Label of the date',
  }),
  closesOnHint: defineMessage({
    id: 'stories.closesOnHint',
    defaultMessage: 'Vide : ouvert jusqu’à ce que vous le fermiez',
    description: 'Hint of the date',
  }),
  password: defineMessage({
    id: 'stories.password',
    defaultMessage: 'Mot de passe',
    description: 'Label',
  }),
  passwordHint: defineMessage({
    id: 'stories.passwordHint',
    defaultMessage: 'Facultatif. Transmettez-le à part, de vive voix si possible.',
    description: 'Hint',
  }),
  show: defineMessage({
    id: 'stories.show',
    defaultMessage: 'Afficher',
    description: 'Show the password',
  }),
  hide: defineMessage({
    id: 'stories.hide',
    defaultMessage: 'Masquer',
    description: 'Hide the password',
  }),
  preview: defineMessage({
    id: 'stories.preview',
    defaultMessage: 'Aperçu',
    description: 'Button: see what others see',
  }),
  previewTitle: defineMessage({
    id: 'stories.previewTitle',
    defaultMessage: 'Ce que les autres lisent',
    description: 'Title of the preview',
  }),
  previewEmpty: defineMessage({
    id: 'stories.previewEmpty',
    defaultMessage: 'Rien ne serait montré : tout vient de pensées privées ou effacées.',
    description: 'In an empty preview',
  }),
  previewLeftOut: defineMessage<{ count: number }>({
    id: 'stories.previewLeftOut',
    defaultMessage:
      '{count, plural, one {Un paragraphe n’est pas montré : il vient d’une pensée privée.} other {# paragraphes ne sont pas montrés : ils viennent de pensées privées.}}',
    description: 'In the preview',
  }),
  previewHeld: defineMessage<{ count: number }>({
    id: 'stories.previewHeld',
    defaultMessage:
      '{count, plural, one {Une phrase sans source n’est pas montrée\u00A0: gardez-la comme vôtre pour qu’on la lise.} other {# phrases sans source ne sont pas montrées\u00A0: gardez-les comme vôtres pour qu’on les lise.}}',
    description: 'In the preview',
  }),
  linkPrivacy: defineMessage({
    id: 'stories.linkPrivacy',
    defaultMessage:
      'Longue adresse au hasard, jamais listée, refusée aux moteurs de recherche. Les lectures sont comptées, personne n’est suivi.',
    description: 'Below the links',
  }),
};
