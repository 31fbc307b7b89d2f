/** Section 4 of the specification, in ms: set up once after load, tried once more after a failure; a renewal is asked of the service worker once a day. */
export const pushDelays = { setUp: 1_000, retry: 30_000, renewal: 24 * 3_600_000 } as const;

type Acts = Readonly<{ setUp: () => Promise<void>; renew: () => Promise<void>; onFailure: (error: unknown) => void }>;
type Timing = Readonly<{
  /** How long ago the page was loaded, in ms. */
  loadedFor: number;
  /** Acts after so many ms, unless what it returns is called before. */
  after: (ms: number, act: () => void) => () => void;
}>;

const attempt = (act: () => Promise<void>, failed: (error: unknown) => void) => (): void => void act().catch(failed);

/** When what is done about pushes on an open page; returns what ends it. */
export const schedulePush = ({ setUp, renew, onFailure }: Acts, { loadedFor, after }: Timing): (() => void) => {
  const pending = new Set<() => void>();
  let ended = false;
  const later = (ms: number, act: () => void): void => {
    if (ended) return;
    const cancel = after(ms, () => {
      pending.delete(cancel);
      act();
    });
    pending.add(cancel);
  };
  const retry = (error: unknown): void => {
    onFailure(error);
    later(pushDelays.retry, attempt(setUp, onFailure));
  };
  const renewDaily = (): void =>
    later(pushDelays.renewal, () => {
      attempt(renew, onFailure)();
      renewDaily();
    });
  later(Math.max(0, pushDelays.setUp - loadedFor), attempt(setUp, retry));
  renewDaily();
  return () => {
    ended = true;
    pending.forEach((cancel) => cancel());
  };
};
