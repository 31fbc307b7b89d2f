import { useEffect, useState } from 'react';

const ways = ['google', 'x', 'email'] as const;
type RefusedMethod = (typeof ways)[number];

const read = (): RefusedMethod | null => {
  const given = new URLSearchParams(window.location.search).get('refused');
  return ways.find((way) => way === given) ?? null;
};

/** Which way in has just failed (`?refused=`); told once, and gone from the address so that a reload does not repeat it. */
export const useSignInRefusal = () => {
  const [refused] = useState(read);
  useEffect(() => {
    const rest = new URLSearchParams(window.location.search);
    if (!rest.has('refused')) return;
    rest.delete('refused');
    const query = rest.size > 0 ? `?${rest}` : '';
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
  }, []);
  return refused;
};
