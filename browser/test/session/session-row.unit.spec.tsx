// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { SessionRow } from '#session/session-row.tsx';

const messages = {
  device: { id: 'device', defaultMessage: '{browser} sur {system}' },
  deviceUnknown: { id: 'unknown', defaultMessage: 'Appareil inconnu' },
  thisDevice: { id: 'this', defaultMessage: 'Cet appareil' },
  lastUsed: { id: 'used', defaultMessage: 'Connecté le {since}. Dernière activité le {moment}.' },
  end: { id: 'end', defaultMessage: 'Déconnecter' },
  endOf: { id: 'end.of', defaultMessage: 'Déconnecter {device}' },
};
const session = {
  sessionId: 's1',
  browser: 'Firefox',
  system: 'Android',
  createdAt: '2026-01-01T09:00:00',
  // Without a zone: read in the zone of this device.
  lastUsedAt: '2026-01-02T09:00:00',
  isCurrent: false,
} as const;

const given = (changed: Partial<Parameters<typeof SessionRow>[0]['session']>) => {
  const onEnd = vi.fn();
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <SessionRow session={{ ...session, ...changed }} messages={messages} busy={false} onEnd={onEnd} />
    </IntlProvider>,
  );
  return onEnd;
};

it('another device is named, told apart by when it was signed in, and ended by its button', () => {
  const onEnd = given({});
  expect(screen.getByText('Firefox sur Android')).toBeDefined();
  expect(screen.getByText('Connecté le 01/01/2026, 09:00. Dernière activité le 02/01/2026, 09:00.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Déconnecter Firefox sur Android' }));
  expect(onEnd).toHaveBeenCalledOnce();
});

it.each([
  [{ system: null }, 'Firefox'],
  [{ browser: null }, 'Android'],
  [{ browser: null, system: null }, 'Appareil inconnu'],
])('a device that says less: %o', (changed, name) => {
  given(changed);
  expect(screen.getByText(name)).toBeDefined();
});

it('this device has no button', () => {
  given({ isCurrent: true });
  expect(screen.getByText('Cet appareil')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
