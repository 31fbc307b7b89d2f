import { useEffect, useRef } from 'react';

/** For the element at the end of a list: calls `onNear` as one nears it. While `rests` (something is on its way, or has just failed) nothing is asked, or the page would ask without end. */
export const useInfiniteScroll = <Element extends HTMLElement>(onNear: () => void, rests: boolean) => {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (rests) return undefined;
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '600px' },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, [rests, onNear]);
  return place;
};
