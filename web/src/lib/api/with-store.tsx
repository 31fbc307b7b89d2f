import type { ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A screen, or a part of one, loaded together with the store. The landing page does without both. */
export const withStore =
  <Props extends object = object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [Screen, { StoreProvider }] = await Promise.all([load(), import('./store-provider.tsx')]);
    return (props) => (
      <StoreProvider>
        <Screen {...props} />
      </StoreProvider>
    );
  };
