import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

const firstInvalidField = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** A refusal that comes later: the first field it speaks of takes the focus; one that speaks of none comes into sight. */
export const focusFirstError = (form: HTMLFormElement | null) => {
  const field = firstInvalidField(form);
  if (field) field.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
};

/** Hands over what stands in a form. The first field that is refused on the spot takes the focus: its sentence is seen and read out. */
export const submitForm = (event: FormEvent<HTMLFormElement>, send: (fields: FormData) => unknown) => {
  event.preventDefault();
  const form = event.currentTarget;
  flushSync(() => void send(new FormData(form)));
  firstInvalidField(form)?.focus();
};
