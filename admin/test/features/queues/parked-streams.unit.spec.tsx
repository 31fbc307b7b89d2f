import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
// @vitest-environment happy-dom
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ParkedStreams } from '#features/queues/parked-streams.tsx';
import activity from '../../../src/lang/en/activity.json' with { type: 'json' };
import queues from '../../../src/lang/en/queues.json' with { type: 'json' };

type Parked = QueuesAnswer['projections'][number]['parked'];

const [stream, since] = ['reminder-1', '2026-01-02T09:00:00.000Z'];
const claire = { clientId: 'c1', firstname: 'Claire', lastname: null, code: 'ABCD2345' };
const reminder = { stream, since, event: 'ReminderRevised', code: 'ProcessDeath in ReminderRevised', client: claire };

afterEach(cleanup);
const show = (parked: Parked, locale: Language = 'fr') => {
  const { container } = render(
    <IntlProvider locale={locale} messages={locale === 'en' ? { ...activity, ...queues } : {}} onError={() => {}}>
      <ParkedStreams parked={parked} />
    </IntlProvider>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};

it.each([
  ['fr', 'ended-process', 'Rappel modifié\u00a0: son traitement a arrêté le service deux fois · Claire, ABCD2345'],
  ['fr', 'too-long', 'Rappel modifié\u00a0: son traitement a pris trop de temps · Claire, ABCD2345'],
  ['fr', 'fault', 'Rappel modifié\u00a0: son traitement a échoué · Claire, ABCD2345'],
  ['en', 'ended-process', 'Reminder changed: processing it stopped the service twice · Claire, ABCD2345'],
  ['en', 'too-long', 'Reminder changed: processing it took too long · Claire, ABCD2345'],
  ['en', 'fault', 'Reminder changed: processing it failed · Claire, ABCD2345'],
] as const)('is told in words, in %s: %s', (locale, happened, words) => {
  expect(show([{ ...reminder, happened }], locale)).toEqual([words]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/clients/c1');
  expect(screen.getByText(`${reminder.code} · ${stream}`).closest('details')?.open).toBe(false);
});
it('given an event without words of nobody, then neither its type nor a link is shown', () => {
  expect(show([{ ...reminder, event: 'UnheardOf', happened: 'fault', client: null }])).toEqual([
    'Une entrée du journal\u00a0: son traitement a échoué',
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});
it('given many, then the first three are shown', () =>
  expect(
    show(Array.from({ length: 5 }, (_, index) => ({ ...reminder, happened: 'fault' as const, stream: `r-${index}` }))),
  ).toHaveLength(3));
