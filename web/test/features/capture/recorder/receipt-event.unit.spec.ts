// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { receiptEvent } from '#features/capture/recorder/recording-status-announcer.tsx';
import type { OutboxItem } from '#lib/outbox/outbox-view.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({}));

const item = (state: OutboxItem['state']): OutboxItem => ({
  thoughtId: 't',
  kind: 'spoken',
  occurredAt: '2026-11-18T19:04:00.000Z',
  timeZone: 'Europe/Paris',
  state,
});
const told = (
  receipt: 'received' | 'transcribed' | 'analysed',
  status: 'processing' | 'completed' | 'failed' | null,
  understandingFailed = false,
) => ({
  receipt,
  understandingFailed,
  transcript: status && { status, failure: null, delayed: null, since: '2026-11-18T19:04:00.000Z', nothingSaid: false },
});

it.each([
  ['waiting', 'waiting'],
  ['sending', 'sending'],
  ['received', 'received'],
  ['refused', 'dismiss'],
] as const)('from an outbox item %s: %s', (state, news) => {
  expect(receiptEvent(item(state), undefined)).toBe(news);
});

it.each([
  [told('received', 'processing'), 'transcribing'],
  [told('received', null), 'received'],
  [told('transcribed', 'completed'), 'analysing'],
  [told('analysed', 'completed'), 'ready'],
  [told('transcribed', 'completed', true), 'ready'],
  [told('received', 'failed'), 'dismiss'],
] as const)('from the server, whatever the outbox has: %j → %s', (answer, news) => {
  expect(receiptEvent(item('received'), answer)).toBe(news);
});

it('shows nothing without a state', () => {
  expect(receiptEvent(undefined, undefined)).toBeNull();
});
