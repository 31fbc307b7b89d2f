import { defineMessage } from 'react-intl';

export const rereadingMessages = {
  title: defineMessage({ id: 'profile.rereading', defaultMessage: 'Relire d’anciennes pensées', description: 'Part of the profile screen: having earlier thoughts analysed again' }),
  none: defineMessage({
    id: 'profile.rereading.none',
    defaultMessage: 'Rien à relire\u00a0: vos pensées sont lues aussi finement qu’Écrin le peut aujourd’hui.',
    description: 'When no earlier thought would be analysed better',
  }),
  offer: defineMessage<{ count: number }>({
    id: 'profile.rereading.offer',
    defaultMessage:
      '{count, plural, one {Une pensée a été lue} other {# pensées ont été lues}} avec moins de finesse qu’Écrin n’en a aujourd’hui. Ce que vous avez changé vous-même ne bouge pas, et tout peut être annulé.',
    description: 'Offers to have thoughts analysed again by a better model than the one before',
  }),
  start: defineMessage({ id: 'profile.rereading.start', defaultMessage: 'Les relire', description: 'Button that has these thoughts analysed again' }),
  running: defineMessage<{ reread: number; left: number }>({
    id: 'profile.rereading.running',
    defaultMessage: '{reread, plural, one {Une pensée relue} other {# pensées relues}}, {left, plural, one {une} other {#}} à relire. Vous pouvez quitter cette page.',
    description: 'How far the analysis of earlier thoughts is',
  }),
  stop: defineMessage({ id: 'profile.rereading.stop', defaultMessage: 'Arrêter la relecture', description: 'Button that stops analysing earlier thoughts' }),
  done: defineMessage<{ reread: number; date: string }>({
    id: 'profile.rereading.done',
    defaultMessage: '{reread, plural, one {Une pensée relue} other {# pensées relues}} le {date}.',
    description: 'What was analysed again, and when',
  }),
  undo: defineMessage({
    id: 'profile.rereading.undo',
    defaultMessage: 'Annuler la relecture',
    description: 'Button that brings back titles, moods and so on as they were before the earlier thoughts were analysed again',
  }),
  undone: defineMessage({
    id: 'profile.rereading.undone',
    defaultMessage: 'Ce qui était lu avant revient, pensée après pensée.',
    description: 'Toast once the analysis of earlier thoughts is undone',
  }),
};
