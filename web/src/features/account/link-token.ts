import { useEffect, useState } from 'react';

const read = () => new URLSearchParams(window.location.hash.slice(1)).get('token');

/** The token of a link of ours (`#token=…`); once read it stands neither in the address nor in the history. null without one. */
export const useLinkToken = () => {
  const [token] = useState(read);
  useEffect(() => {
    if (token !== null) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [token]);
  return token;
};
