import { useEffect } from 'react';

/** « Accueil · Écrin »; the name alone when a screen has no title of its own. */
export const usePageTitle = (title?: string) =>
  useEffect(() => {
    document.title = title ? `${title} · Écrin` : 'Écrin';
  }, [title]);
