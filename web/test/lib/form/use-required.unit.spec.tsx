// @vitest-environment happy-dom
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { useRequired } from '#lib/form/use-required.ts';

const sent: string[] = [];
const Written = () => {
  const [text, setText] = useState('');
  const required = useRequired(text);
  const send = () => {
    if (!required.check()) return;
    sent.push(text);
    setText('');
  };
  return (
    <form noValidate onSubmit={(event) => submitForm(event, send)}>
      <Field label="Mots" value={text} error={required.error} onChange={({ target }) => setText(target.value)} />
      <button type="submit">Garder</button>
    </form>
  );
};

it('a text that is missing is refused at its field, which has the focus, until it is typed', () => {
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <Written />
    </IntlProvider>,
  );
  const field = screen.getByLabelText('Mots');
  const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Garder' }));
  const isWrong = () => field.getAttribute('aria-invalid') === 'true';
  expect(isWrong()).toBe(false);
  send();
  expect([isWrong(), document.activeElement === field]).toEqual([true, true]);
  expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' ' } });
  expect(isWrong()).toBe(true);
  fireEvent.change(field, { target: { value: 'Le lac' } });
  expect(isWrong()).toBe(false);
  send();
  // Sent and empty again, it is as at first.
  expect([sent, isWrong()]).toEqual([['Le lac'], false]);
});
