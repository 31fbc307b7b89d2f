import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

const firstInvalidField = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** For a refusal by the server: focuses the first field with an error; scrolls to the message when it concerns no field. */
export const focusFirstError = (form: HTMLFormElement | null) => {
  const field = firstInvalidField(form);
  if (field) field.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
};

/** Submits the values of a form. Focuses the first invalid field, so that its message is visible and read aloud. */
export const submitForm = (event: FormEvent<HTMLFormElement>, send: (fields: FormData) => unknown) => {
  event.preventDefault();
  const form = event.currentTarget;
  flushSync(() => void send(new FormData(form)));
  firstInvalidField(form)?.focus();
};
