import { create } from 'zustand';

/** Who waits for a code: the request that was refused without it. */
type Waiting = Readonly<{ settle: (proved: boolean) => void }>;

/** The dialog's state: open while somebody waits. */
export const useFreshCode = create<Waiting | null>(() => null);

/** Asks for a code of the second factor. True once the server has accepted one; false when the dialog was closed. */
export const askFreshCode = (): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  useFreshCode.getState()?.settle(false);
  const settle = (proved: boolean) => {
    useFreshCode.setState(null, true);
    resolve(proved);
  };
  useFreshCode.setState({ settle }, true);
  return promise;
};
