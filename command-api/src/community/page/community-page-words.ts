import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** What the page says besides the community’s own words. It runs no script and loads no message file. */
export const communityPageWords = {
  fr: {
    public: 'Communauté publique',
    private: 'Communauté privée',
    members: (count: number) => (count === 1 ? '1\u00A0membre' : `${count.toLocaleString('fr')}\u00A0membres`),
    signIn: 'Se connecter',
    enter: 'Rejoindre',
    ask: 'Demander à rejoindre',
    openText: 'L’entrée est libre.',
    askText: 'Chaque demande est lue avant d’entrer. Vous pourrez dire qui vous êtes, en une phrase.',
    account:
      'Il faudra un écrin, ouvert en une minute. Votre journal reste à vous\u00A0: la communauté n’en voit rien.',
    pinned: 'Épinglé',
    untitled: 'Un récit',
    readOn: 'Lire la suite',
    story: (minutes: number) => `Récit, ${minutes}\u00A0min`,
    thought: 'Pensée',
    rest: 'Le reste se lit et se commente entre membres.',
    home: 'Écrin, un journal de pensées',
    absentTitle: 'Il n’y a pas de communauté ici',
    absent: 'Elle est privée, elle a été fermée, ou son adresse n’est pas complète.',
    discover: 'Découvrir Écrin',
  },
  en: {
    public: 'Public community',
    private: 'Private community',
    members: (count: number) => (count === 1 ? '1 member' : `${count.toLocaleString('en')} members`),
    signIn: 'Sign in',
    enter: 'Join',
    ask: 'Ask to join',
    openText: 'Anyone may come in.',
    askText: 'Each request is read first. You can say who you are, in one sentence.',
    account:
      'You will need an Écrin of your own, opened in a minute. Your journal stays yours: the community sees nothing of it.',
    pinned: 'Pinned',
    untitled: 'A story',
    readOn: 'Read on',
    story: (minutes: number) => `Story, ${minutes} min`,
    thought: 'Thought',
    rest: 'The rest is read and discussed among members.',
    home: 'Écrin, a thought journal',
    absentTitle: 'There is no community here',
    absent: 'It is private, it has been closed, or its address is not complete.',
    discover: 'Discover Écrin',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
