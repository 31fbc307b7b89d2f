// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { CodeStep } from '#lib/proof/code-step.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Code à six chiffres');
const tried = async (error: unknown) => {
  const prove = { run: async () => ({ error }), busy: false, problem: undefined };
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <CodeStep to="" prove={prove} alternatives={null} />
    </IntlProvider>,
  );
  await act(async () => void fireEvent.change(field(), { target: { value: '123456' } }));
  return field().value;
};

it.each([
  ['a refused code leaves the field empty for the next', { code: 'client.code-wrong', status: 400, detail: '' }, ''],
  [
    'a code stays when the server cannot be reached',
    { code: 'general.unreachable', status: 0, detail: null },
    '123456',
  ],
  ['a code stays when the server fails', { code: 'general.unexpected', status: 503, detail: null }, '123456'],
])('%s', async (_what, error, left) => {
  expect(await tried(error)).toBe(left);
});
