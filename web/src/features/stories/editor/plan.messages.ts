import { defineMessage } from 'react-intl';

export const planMessages = {
  move: defineMessage<{ name: string }>({ id: 'stories.move', defaultMessage: 'Déplacer « {name} »', description: 'Name of a grip' }),
  moveHint: defineMessage({ id: 'stories.moveHint', defaultMessage: 'Flèches haut et bas pour déplacer', description: 'Description of a grip' }),
  moved: defineMessage<{ name: string; place: number; all: number }>({
    id: 'stories.moved',
    defaultMessage: '{name}, place {place, number} sur {all, number}',
    description: 'Said to screen readers after a move',
  }),
  own: defineMessage({ id: 'stories.own', defaultMessage: 'À moi', description: 'A paragraph of the person’s own, without a source' }),
  chapter: defineMessage({ id: 'stories.chapter', defaultMessage: 'Chapitre', description: 'Kind of a part in the outline' }),
  erased: defineMessage({ id: 'stories.erased', defaultMessage: 'Pensée effacée', description: 'A part whose thought is gone' }),
  pictureGone: defineMessage({ id: 'stories.pictureGone', defaultMessage: 'Image retirée', description: 'A part whose thought has its picture no more' }),
  privateNote: defineMessage<{ count: number }>({
    id: 'stories.privateNote',
    defaultMessage: '{count, plural, one {Une pensée est privée} other {# pensées sont privées}} ; ses mots ne sont pas montrés par un lien sans votre accord.',
    description: 'Below the outline',
  }),
  removed: defineMessage<{ count: number }>({
    id: 'stories.removed',
    defaultMessage:
      '{count, plural, one {Une partie est retirée : sa pensée a été effacée, ou n’a plus cette image. La rétablir ramène la partie.} other {# parties sont retirées : leurs pensées ont été effacées, ou n’ont plus ces images. Les rétablir ramène ces parties.}}',
    description: 'Notice in the editor',
  }),
};
