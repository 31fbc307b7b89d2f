/** One timer; setting it again forgets the earlier time. It rings once a minute anyway: clocks can be moved. */
export type WakeTimer = Readonly<{ setIn: (ms: number | null) => void; stop: () => void }>;

const maxDelayMs = 60_000;

export const createWakeTimer = (ring: () => void): WakeTimer => {
  let timer: NodeJS.Timeout | undefined;
  return {
    setIn: (ms) => {
      clearTimeout(timer);
      timer = setTimeout(ring, Math.min(Math.max(ms ?? maxDelayMs, 0), maxDelayMs));
    },
    stop: () => clearTimeout(timer),
  };
};
