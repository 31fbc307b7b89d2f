import { defineMessage } from 'react-intl';

/** Titles of pages that are named on the first screen already: those of the navigation, and the threads. */
export const sectionMessages = {
  home: defineMessage({ id: 'app.tab.home', defaultMessage: 'Accueil', description: 'Navigation entry' }),
  orbs: defineMessage({ id: 'app.tab.orbs', defaultMessage: 'Orbes', description: 'Navigation entry' }),
  profile: defineMessage({ id: 'app.tab.profile', defaultMessage: 'Profil', description: 'Navigation entry' }),
  threads: defineMessage({ id: 'thread.list.title', defaultMessage: 'Fils', description: 'Title of the list of threads, link back to it, and title of the filters by thread' }),
};
