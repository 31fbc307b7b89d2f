// @vitest-environment happy-dom
import { useToasts } from '@ecrin/browser/page/toasts.ts';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showOutbox, useOutboxHistory, type OutboxItem } from '#lib/outbox/outbox-view.ts';

let deviceZoneName = 'Europe/Paris';
vi.mock('@ecrin/browser/time/device-zone.ts', async (original) => ({
  ...(await original<object>()),
  isDeviceZoneKnown: () => deviceZoneName !== 'Etc/Unknown',
}));
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { KeptApartNotice } = await import('#features/capture/append/kept-apart-notice.tsx');
const { UnknownZoneNotice } = await import('#features/capture/unknown-zone-notice.ts');

const item = { thoughtId: 'a', kind: 'spoken', occurredAt: '2026-11-18T10:00:00Z', state: 'received' } as const;
const given = (items: readonly Omit<OutboxItem, 'timeZone'>[]) => {
  showOutbox(items.map((one) => ({ ...one, timeZone: deviceZoneName })));
  showOutbox([]);
};
const show = () =>
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <UnknownZoneNotice />
      <KeptApartNotice />
    </IntlProvider>,
  );
const said = () => useToasts.getState().map(({ message }) => message);

beforeEach(() => void (deviceZoneName = 'Europe/Paris'));
afterEach(() => {
  cleanup();
  useToasts.setState([], true);
  useOutboxHistory.setState(new Map(), true);
});

describe('notices about what waited on the device, loaded once it has left', () => {
  it('say once that the device does not know its time zone', () => {
    deviceZoneName = 'Etc/Unknown';
    given([item]);
    const { rerender } = show();
    rerender(
      <IntlProvider locale="fr" onError={() => {}}>
        <UnknownZoneNotice />
      </IntlProvider>,
    );
    expect(said()).toEqual([expect.stringMatching(/^Cet appareil ne dit pas son fuseau horaire/u)]);
  });

  it('say nothing of a zone that is known, nor before anything was kept', () => {
    given([item]);
    show();
    cleanup();
    useOutboxHistory.setState(new Map(), true);
    deviceZoneName = 'Etc/Unknown';
    show();
    expect(said()).toEqual([]);
  });

  it('say why a recording became a thought of its own', () => {
    given([{ ...item, keptApart: 'thought.too-many-recordings' }]);
    show();
    expect(said()).toHaveLength(1);
  });
});
