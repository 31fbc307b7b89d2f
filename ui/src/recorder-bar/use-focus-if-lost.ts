import { useEffect, useRef } from 'react';

/** Takes the focus on arrival when what had it has just gone: a keyboard never falls out of the page. */
export const useFocusIfLost = <Control extends HTMLElement>() => {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (document.activeElement === document.body) control.current?.focus({ preventScroll: true });
  }, []);
  return control;
};
