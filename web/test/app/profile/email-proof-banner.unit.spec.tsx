// @vitest-environment happy-dom
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';

const setUp = vi.hoisted(() => ({ useGetNotificationSetUpQuery: vi.fn() }));
vi.mock('#lib/api/notification-settings.api.ts', () => setUp);
const { EmailProofBanner } = await import('#app/profile/email-proof-banner.tsx');

const show = (
  client: Pick<ClientProfile, 'email' | 'emailProved' | 'emailTaken' | 'awaitedEmail'>,
  data?: Readonly<{ mailSetUp: boolean }>,
) => {
  setUp.useGetNotificationSetUpQuery.mockReturnValue({ data });
  return render(
    <IntlProvider locale="fr" onError={() => {}}>
      <EmailProofBanner client={client as ClientProfile} />
    </IntlProvider>,
  );
};
const unproved = { email: 'c@exemple.fr', emailProved: false, emailTaken: false, awaitedEmail: null };
afterEach(cleanup);

describe('an address that is not confirmed', () => {
  it('is told where the code is, where the server sends mail', () => {
    show(unproved, { mailSetUp: true });
    expect(screen.getByText(/Un message vous attend à c@exemple\.fr/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Saisir le code' })).toBeTruthy();
  });
  it('is told whom to ask, where it sends none', () => {
    show(unproved, { mailSetUp: false });
    expect(screen.getByText(/Ce serveur n’envoie pas d’e-mails/)).toBeTruthy();
    expect(screen.queryByText(/Un message vous attend/)).toBeNull();
  });
  it('is told neither while that is not known', () => {
    show(unproved);
    expect(screen.getByText(/si vous oubliez votre mot de passe\.$/)).toBeTruthy();
  });
  it('that another account confirmed is to be changed', () => {
    show({ ...unproved, emailTaken: true }, { mailSetUp: true });
    expect(screen.getByText(/confirmée par un autre écrin/)).toBeTruthy();
  });
  it('is not mentioned once it is confirmed', () => {
    const { container } = show({ ...unproved, emailProved: true }, { mailSetUp: true });
    expect(container.textContent).toBe('');
  });
});
