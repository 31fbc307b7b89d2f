// @vitest-environment happy-dom
import type { DeliveryDetails } from '@ecrin/contracts/service-settings/service-checks.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeliveriesPanel } from '#features/settings/parts/deliveries-panel.tsx';
import { store } from '#lib/api/store.ts';

const sms = { channel: 'sms', goes: 'outbox', host: null } as unknown as DeliveryDetails;
const sent = vi.fn((_body: unknown): void => undefined);
beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent(await request.json());
    return Response.json({ failure: null, goes: 'outbox', to: '+33 6 12 34 56 78', ms: 12 });
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <DeliveriesPanel deliveries={[sms]} outbox="outbox" readOnly={false} />
      </IntlProvider>
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.mockClear();
});
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const press = () => {
  const button = screen.getByRole('button');
  expect(button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
};

it('a number without its country is answered by a sentence, not by a button that does nothing', async () => {
  type('0612345678');
  press();
  expect(await screen.findByText(/^Avec l’indicatif du pays/u)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  type('+33 6 12 34 56 78');
  expect(screen.queryByText(/^Avec l’indicatif du pays/u)).toBeNull();
  press();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ channel: 'sms', phone: '+33612345678' }));
});
