import { defineMessage } from 'react-intl';

export const commentMessages = {
  comments: defineMessage({
    id: 'communities.comments',
    defaultMessage: 'Commentaires',
    description: 'Heading',
  }),
  noComments: defineMessage({
    id: 'communities.noComments',
    defaultMessage: 'Personne n’a encore écrit ici. Le premier mot ouvre l’échange.',
    description: 'Empty list',
  }),
  write: defineMessage({
    id: 'communities.write',
    defaultMessage: 'Votre commentaire',
    description: 'Field',
  }),
  writeHint: defineMessage<{ count: number; most: string }>({
    id: 'communities.writeHint',
    defaultMessage: 'Lu par {count, plural, one {le membre} other {les # membres}}. {most} signes au plus.',
    description: 'Under the field',
  }),
  publish: defineMessage({
    id: 'communities.publish',
    defaultMessage: 'Publier',
    description: 'Button',
  }),
  reply: defineMessage({
    id: 'communities.reply',
    defaultMessage: 'Répondre',
    description: 'Button',
  }),
  replyTo: defineMessage<{ name: string }>({
    id: 'communities.replyTo',
    defaultMessage: 'Répondre à {name}',
    description: 'Field, and its button as it is read out',
  }),
  edit: defineMessage({
    id: 'communities.edit',
    defaultMessage: 'Modifier',
    description: 'Button',
  }),
  save: defineMessage({
    id: 'communities.save',
    defaultMessage: 'Enregistrer',
    description: 'Button',
  }),
  cancel: defineMessage({
    id: 'communities.cancel',
    defaultMessage: 'Annuler',
    description: 'Button',
  }),
  delete: defineMessage({
    id: 'communities.delete',
    defaultMessage: 'Effacer',
    description: 'Button',
  }),
  deleteTitle: defineMessage({
    id: 'communities.deleteTitle',
    defaultMessage: 'Effacer ce commentaire ?',
    description: 'Question',
  }),
  deleteText: defineMessage({
    id: 'communities.deleteText',
    defaultMessage: 'Ses mots disparaissent pour tout le monde. Les réponses restent.',
    description: 'Under the question',
  }),
  keep: defineMessage({
    id: 'communities.keep',
    defaultMessage: 'Le garder',
    description: 'Button',
  }),
  editable: defineMessage<{ time: string }>({
    id: 'communities.editable',
    defaultMessage: 'modifiable jusqu’à {time}',
    description: 'Beside the buttons',
  }),
  edited: defineMessage({
    id: 'communities.edited',
    defaultMessage: 'modifié',
    description: 'Beside the date',
  }),
  lastLevel: defineMessage({
    id: 'communities.lastLevel',
    defaultMessage: 'dernier niveau de réponse',
    description: 'Beside the buttons',
  }),
  gone: defineMessage({
    id: 'communities.gone',
    defaultMessage: 'Ce commentaire a été effacé.',
    description: 'In place of the words',
  }),
  hiddenState: defineMessage({
    id: 'communities.hiddenState',
    defaultMessage: 'Ce commentaire est masqué.',
    description: 'In place of the words, or above them',
  }),
  hide: defineMessage({
    id: 'communities.hide',
    defaultMessage: 'Masquer',
    description: 'Button, for owner and team',
  }),
  restore: defineMessage({
    id: 'communities.restore',
    defaultMessage: 'Montrer',
    description: 'Button, for owner and team',
  }),
  hideOf: defineMessage<{ name: string; elided: boolean }>({
    id: 'communities.hideOf',
    defaultMessage: 'Masquer le commentaire {elided, select, true {d’} other {de }}{name}',
    description: 'The same button, as it is read out; name is the author’s',
  }),
  restoreOf: defineMessage<{ name: string; elided: boolean }>({
    id: 'communities.restoreOf',
    defaultMessage: 'Montrer le commentaire {elided, select, true {d’} other {de }}{name}',
    description: 'The same button, as it is read out; name is the author’s',
  }),
  moreReplies: defineMessage({
    id: 'communities.moreReplies',
    defaultMessage: 'Voir les autres réponses',
    description: 'Fetches all replies',
  }),
  threadOf: defineMessage({
    id: 'communities.threadOf',
    defaultMessage: 'Réponses',
    description: 'Name of the list of replies',
  }),
};
