// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
const { OpenersChoice } = await import('#features/profile/settings/openers-choice.tsx');
const { Openers } = await import('#app/home/openers/openers.tsx');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = () =>
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <OpenersChoice />
      <Openers today="2026-11-28" onBegun={() => {}} />
    </IntlProvider>,
  );
const openers = () => screen.queryByRole('region', { name: 'Si rien ne vient' });

it('the switch in the settings takes the openers away, and brings them back', () => {
  show();
  expect(openers()).not.toBeNull();
  fireEvent.click(screen.getByText('Masqués'));
  expect(openers()).toBeNull();
  fireEvent.click(screen.getByText('Proposés'));
  expect(openers()).not.toBeNull();
});
