import { useEffect, useEffectEvent } from 'react';

/** Sends the token of a one-time link as the page opens, and once more when a link is followed in the open page. Returns what sends it again; null as `token`: there is none. */
export const useSendLinkToken = (token: string | null, send: (token: string) => unknown): (() => void) => {
  const sendGiven = useEffectEvent((given: string) => void send(given));
  useEffect(() => {
    if (token !== null) sendGiven(token);
  }, [token]);
  return () => {
    if (token !== null) void send(token);
  };
};
