import { useEffect, useState, type RefObject } from 'react';

/** How far from the screen something is that is about to be seen. */
const margin = '300px';

/** `already`: it is known to be. True from when an element is on the screen or close to it. */
export const useNear = (element: RefObject<Element | null>, already = false): boolean => {
  const [near, setNear] = useState(already);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
};
