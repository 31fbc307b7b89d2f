/** One timer; setting it again forgets the earlier time. It rings once a minute anyway: clocks can be moved. */
export type Alarm = Readonly<{ setIn: (ms: number | null) => void; stop: () => void }>;

const longestMs = 60_000;

export const createAlarm = (ring: () => void): Alarm => {
  let timer: NodeJS.Timeout | undefined;
  return {
    setIn: (ms) => {
      clearTimeout(timer);
      timer = setTimeout(ring, Math.min(Math.max(ms ?? longestMs, 0), longestMs));
    },
    stop: () => clearTimeout(timer),
  };
};
