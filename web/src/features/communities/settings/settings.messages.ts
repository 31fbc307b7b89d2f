import { defineMessage } from 'react-intl';

export const settingsMessages = {
  yours: defineMessage<{ name: string }>({
    id: 'communities.settings.yours',
    defaultMessage: '{name}, votre communauté',
    description: 'Above the title',
  }),
  'said.visibility': defineMessage<{ visibility: string }>({
    id: 'communities.settings.said.visibility',
    defaultMessage: '{visibility, select, public {<b>Publique</b>.} other {<b>Privée</b>.}}',
    description: 'First sentence of the summary',
  }),
  'said.join': defineMessage<{ join: string }>({
    id: 'communities.settings.said.join',
    defaultMessage:
      '{join, select, open {On y entre <b>par votre lien</b>.} other {On y entre <b>par votre lien</b>, avec <b>votre accord</b>.}}',
    description: 'Second sentence of the summary',
  }),
  'said.comment': defineMessage<{ who: string }>({
    id: 'communities.settings.said.comment',
    defaultMessage:
      '{who, select, owner {Les membres <b>lisent</b>.} team {Les membres lisent, <b>votre équipe commente</b>.} other {Les membres lisent et <b>commentent</b>.}}',
    description: 'Third sentence of the summary',
  }),
  who: defineMessage({
    id: 'communities.settings.who',
    defaultMessage: 'Qui la voit',
    description: 'Heading',
  }),
  private: defineMessage({
    id: 'communities.settings.private',
    defaultMessage: 'Sans le lien, elle n’existe pas. Rien n’apparaît ailleurs.',
    description: 'Under a choice',
  }),
  public: defineMessage({
    id: 'communities.settings.public',
    defaultMessage:
      'Chacun peut voir son nom, son intention et le texte épinglé, si la personne qui l’a écrit le veut, à son adresse.',
    description: 'Under a choice',
  }),
  publicPage: defineMessage({
    id: 'communities.settings.publicPage',
    defaultMessage: 'Page publique',
    description: 'The address of the page for visitors',
  }),
  memberPage: defineMessage({
    id: 'communities.settings.memberPage',
    defaultMessage: 'Adresse de sa page, pour ses membres',
    description: 'The address of the page of a private community',
  }),
  indexed: defineMessage({
    id: 'communities.settings.indexed',
    defaultMessage: 'La laisser trouver par les moteurs de recherche',
    description: 'Switch',
  }),
  indexedText: defineMessage({
    id: 'communities.settings.indexedText',
    defaultMessage: 'Sans cela, seules les personnes qui ont l’adresse la trouvent.',
    description: 'What the switch does',
  }),
  entry: defineMessage({
    id: 'communities.settings.entry',
    defaultMessage: 'Comment on y entre',
    description: 'Heading',
  }),
  invite: defineMessage({
    id: 'communities.settings.invite',
    defaultMessage: 'Lien d’invitation',
    description: 'Field',
  }),
  copy: defineMessage({
    id: 'communities.settings.copy',
    defaultMessage: 'Copier le lien',
    description: 'Button',
  }),
  copied: defineMessage({
    id: 'communities.settings.copied',
    defaultMessage: 'Lien copié.',
    description: 'Once copied',
  }),
  copyFailed: defineMessage({
    id: 'communities.settings.copyFailed',
    defaultMessage: 'Le lien n’a pas pu être copié.',
    description: 'When copying failed',
  }),
  replace: defineMessage({
    id: 'communities.settings.replace',
    defaultMessage: 'Le remplacer',
    description: 'Button',
  }),
  replaceText: defineMessage({
    id: 'communities.settings.replaceText',
    defaultMessage: 'L’ancien lien se ferme aussitôt : il répondra comme s’il n’avait jamais existé.',
    description: 'In the question',
  }),
  replaceTitle: defineMessage({
    id: 'communities.settings.replaceTitle',
    defaultMessage: 'Remplacer le lien d’invitation ?',
    description: 'Question',
  }),
  keepLink: defineMessage({
    id: 'communities.settings.keepLink',
    defaultMessage: 'Le garder',
    description: 'Button',
  }),
  replaced: defineMessage({
    id: 'communities.settings.replaced',
    defaultMessage: 'Nouveau lien prêt.',
    description: 'Once replaced',
  }),
  openName: defineMessage({
    id: 'communities.settings.openName',
    defaultMessage: 'Ouverte',
    description: 'Join condition',
  }),
  open: defineMessage({
    id: 'communities.settings.open',
    defaultMessage: 'Le lien suffit.',
    description: 'Under a choice',
  }),
  validationName: defineMessage({
    id: 'communities.settings.validationName',
    defaultMessage: 'Sur validation',
    description: 'Join condition',
  }),
  validation: defineMessage({
    id: 'communities.settings.validation',
    defaultMessage: 'Vous, ou votre équipe, dites oui à chaque personne.',
    description: 'Under a choice',
  }),
  comments: defineMessage({
    id: 'communities.settings.comments',
    defaultMessage: 'Les commentaires',
    description: 'Heading',
  }),
  byOwner: defineMessage({
    id: 'communities.settings.byOwner',
    defaultMessage: 'Vous uniquement',
    description: 'Who comments',
  }),
  byOwnerText: defineMessage({
    id: 'communities.settings.byOwnerText',
    defaultMessage: 'Une page qu’on lit.',
    description: 'Under a choice',
  }),
  byTeam: defineMessage({
    id: 'communities.settings.byTeam',
    defaultMessage: 'Vous et votre équipe',
    description: 'Who comments',
  }),
  byTeamText: defineMessage({
    id: 'communities.settings.byTeamText',
    defaultMessage: 'Les membres lisent ce que vous écrivez ensemble.',
    description: 'Under a choice',
  }),
  byMembers: defineMessage({
    id: 'communities.settings.byMembers',
    defaultMessage: 'Vous, votre équipe et les membres',
    description: 'Who comments',
  }),
  byMembersText: defineMessage<{ count: number }>({
    id: 'communities.settings.byMembersText',
    defaultMessage: '{count, plural, one {Les membres pourront répondre.} other {Les # membres peuvent répondre.}}',
    description: 'Under a choice',
  }),
};
