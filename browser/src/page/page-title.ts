import { useEffect } from 'react';

let isPlain = false;
/** From now on titles are the name of the app alone: a browser keeps them in its history, and a system shows them in its list of windows. */
export const plainTitles = (): void => {
  isPlain = true;
};

/** « Accueil · Écrin »; the name alone when a screen has no title of its own. */
export const usePageTitle = (title?: string) =>
  useEffect(() => {
    document.title = title && !isPlain ? `${title} · Écrin` : 'Écrin';
  }, [title]);
