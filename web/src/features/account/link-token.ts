import { useEffect, useState } from 'react';

const read = () => new URLSearchParams(window.location.hash.slice(1)).get('token');

/** The token of a link of ours (`#token=…`), also when the link is opened in this very page; once read it stands neither in the address nor in the history. null without one. */
export const useLinkToken = () => {
  const [token, setToken] = useState(read);
  useEffect(() => {
    const take = () => {
      const found = read();
      if (found === null) return;
      setToken(found);
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
};
