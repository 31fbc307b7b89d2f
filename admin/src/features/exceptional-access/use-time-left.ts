import { useEffect, useState } from 'react';

type Span = Readonly<{ expiresAt: string; /** Of the server, when it answered. */ now: string }>;

const tickMs = 500;

/** Milliseconds until an instant of the server, counted from its own clock; 0 once it has passed. */
export const useTimeLeft = ({ expiresAt, now }: Span): number => {
  const whole = Date.parse(expiresAt) - Date.parse(now);
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    // A device that slept meanwhile still ends in time.
    const endsAt = Date.now() + whole;
    const tick = () => setLeft(Math.max(0, endsAt - Date.now()));
    tick();
    const ticking = setInterval(tick, tickMs);
    return () => clearInterval(ticking);
  }, [whole]);
  return left;
};

/** « 14:05 » */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
