// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewPasswordFields } from '#field/new-password-fields.tsx';
import { Form } from '#form/form.tsx';

type Sent = Record<string, FormDataEntryValue>;

const given = (busy: boolean, refusal: string | null = null) => {
  const sent: Sent[] = [];
  render(
    <Form send="Créer" busy={busy} refusal={refusal} onSend={(fields) => sent.push(Object.fromEntries(fields))}>
      <NewPasswordFields
        name="wanted"
        label="Mot de passe"
        hint="Au moins 8 caractères."
        error={null}
        confirmationLabel="Confirmation"
        confirmationError="Les mots de passe ne correspondent pas !"
        showLabel="Afficher"
        hideLabel="Masquer"
      />
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('Mot de passe'), { target: { value: 'une phrase' } });
  fireEvent.change(screen.getByLabelText('Confirmation'), { target: { value: 'une autre' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Créer' }));
  return sent;
};

it('a new password is sent under its name and as its confirmation; the first field with an error takes the focus', () => {
  expect(given(false)).toEqual([{ wanted: 'une phrase', confirmation: 'une autre' }]);
  expect(document.activeElement).toBe(screen.getByLabelText('Confirmation'));
});

it('nothing is sent twice while an attempt is running', () => {
  expect(given(true)).toEqual([]);
});

it('a refusal is announced', () => {
  given(false, 'Cette adresse est déjà utilisée.');
  expect(screen.getByText('Cette adresse est déjà utilisée.').closest('[role="alert"]')).not.toBeNull();
});
