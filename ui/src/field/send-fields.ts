import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** Hands over what stands in a form. The first field that is refused on the spot takes the focus: its sentence is seen and read out. */
export const sendFields = (event: FormEvent<HTMLFormElement>, send: (fields: FormData) => unknown) => {
  event.preventDefault();
  const form = event.currentTarget;
  flushSync(() => void send(new FormData(form)));
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
};
