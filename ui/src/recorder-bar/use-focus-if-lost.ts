import { useEffect, useRef } from 'react';

/** Takes the focus on mount when the focused element was just removed, so that keyboard users keep their place. */
export const useFocusIfLost = <Control extends HTMLElement>() => {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (document.activeElement === document.body) control.current?.focus({ preventScroll: true });
  }, []);
  return control;
};
