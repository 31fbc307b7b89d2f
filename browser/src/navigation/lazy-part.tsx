import { useEffect, useState, type ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.ts';

/** True once it is loaded. A failure is retried when the network is back; a chunk that a deployment removed reloads the page (`chunk-reload.ts`). */
const useIsFetched = (fetch: () => Promise<unknown>): boolean => {
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    const attempt = () =>
      void fetch().then(
        () => setFetched(true),
        () => undefined,
      );
    attempt();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [fetch]);
  return fetched;
};

/** A part that the screen around it does without: nothing until it is loaded, and no error when it cannot be. */
export const lazyPart = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const { Screen, fetch } = lazyScreen(load);
  return (props) => (useIsFetched(fetch) ? <Screen {...props} /> : null);
};
