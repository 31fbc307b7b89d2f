// @vitest-environment happy-dom
import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { defaultNotificationSettings as settings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { ChannelTable } from '#features/notifications/settings/channel-table.tsx';

const everything: NotificationSetUp = { settings, publicKey: 'key', mailSetUp: true, mail: true };
const show = (more: Partial<NotificationSetUp>) =>
  render(
    <IntlProvider locale="fr" onError={() => undefined}>
      <ChannelTable setUp={{ ...everything, ...more }} change={async () => true} />
    </IntlProvider>,
  );
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('the table of kinds and channels shows only boxes that can be changed', () => {
  const all = ['Écrin', 'Push', 'E-mail'];
  const silent = { settings: { ...settings, general: false } };
  it.each([
    ['everything works', { more: {}, shown: all, note: /sécurité de votre compte/ }],
    [
      'the server has no push key',
      { more: { publicKey: null }, shown: ['Écrin', 'E-mail'], note: /de notifications push/ },
    ],
    [
      'the server sends no mail',
      { more: { mailSetUp: false, mail: false }, shown: ['Écrin', 'Push'], note: /pas d’e-mails/ },
    ],
    ['no address is confirmed', { more: { mail: false }, shown: ['Écrin', 'Push'], note: /adresse confirmée/ }],
    ['the person turned all off', { more: silent, shown: ['Écrin'], note: /Push et e-mails sont suspendus/ }],
  ])('when %s', (_case, { more, shown, note }) => {
    show(more);
    expect(columns()).toEqual(shown);
    expect(boxes().filter(({ disabled }) => disabled)).toEqual([]);
    expect(screen.getByText(note)).toBeDefined();
  });

  it('and says that what concerns the account always comes in Écrin', () => {
    show(silent);
    expect(screen.queryByRole('checkbox', { name: /^Votre compte/ })).toBeNull();
    expect(screen.getByText('Toujours')).toBeDefined();
  });
});
