import { useEffect, useRef } from 'react';

/** For the element at the end of a list: calls `onNear` when it comes near the viewport; not while `rests` (loading, or just failed), or it would call endlessly. */
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
