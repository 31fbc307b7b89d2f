/** What is lit while a page is open: an entry of the navigation, or the bell. */
export type Section = 'home' | 'orbs' | 'profile' | 'notifications';

/** By the first part of the address after `/app`. */
const sections: Readonly<Record<string, Section>> = {
  '': 'home',
  chat: 'home',
  communities: 'profile',
  favorites: 'profile',
  goals: 'home',
  notifications: 'notifications',
  orbs: 'orbs',
  profile: 'profile',
  stories: 'profile',
  threads: 'home',
  thoughts: 'home',
  year: 'profile',
};

/** Null where no client page is at the path. */
export const sectionOf = (path: string): Section | null => sections[path.split('/')[2] ?? ''] ?? null;
