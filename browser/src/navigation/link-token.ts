import { useEffect, useState } from 'react';

const read = (name: string) => new URLSearchParams(window.location.hash.slice(1)).get(name);

/** The token of a link from a mail (`#token=…`, or another name), also when the link is opened in this page; once read it is removed from the address and the history. null without one. */
export const useLinkToken = (name: 'token' | 'ticket' = 'token') => {
  const [token, setToken] = useState(() => read(name));
  useEffect(() => {
    const take = () => {
      const found = read(name);
      if (found === null) return;
      setToken(found);
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [name]);
  return token;
};
