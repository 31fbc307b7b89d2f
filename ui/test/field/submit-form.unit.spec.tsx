// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Field } from '#field/field.tsx';
import { submitForm } from '#field/submit-form.ts';

afterEach(cleanup);

const Asked = () => {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const send = (fields: FormData) => setWrong([...fields].filter(([, value]) => value === '').map(([name]) => name));
  return (
    <form onSubmit={(event) => submitForm(event, send)} noValidate>
      {['one', 'two', 'three'].map((name) => (
        <Field key={name} label={name} name={name} error={wrong.includes(name) ? 'needed' : null} />
      ))}
      <button type="submit">send</button>
    </form>
  );
};
const write = (label: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: 'something' } });
const send = () => fireEvent.click(screen.getByRole('button'));

it('focuses the first invalid field, and nothing when all are valid', () => {
  render(<Asked />);
  write('one');
  send();
  expect(document.activeElement).toBe(screen.getByLabelText('two'));

  write('two');
  send();
  expect(document.activeElement).toBe(screen.getByLabelText('three'));

  write('three');
  screen.getByRole('button').focus();
  send();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('what is wrong is gone once it is typed anew, and there again when it is sent as wrong as before', () => {
  render(<Asked />);
  const field = screen.getByLabelText('one');
  send();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  write('one');
  fireEvent.input(field);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getAllByText('needed')).toHaveLength(2);

  fireEvent.change(field, { target: { value: '' } });
  send();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});
