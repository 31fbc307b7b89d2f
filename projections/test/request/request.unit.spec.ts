import {
  answered,
  by,
  clientId,
  now,
  opened,
  reopened,
  requestId,
  reversed,
  withdrawn,
  written,
} from '@ecrin/domain/test/request/request.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { RequestDocument } from '#request/request.model.ts';
import { requestProjection } from '#request/request.projection.ts';

type Event = Parameters<typeof requestProjection.apply>[1];

const request = (...events: readonly Event[]) =>
  events.reduce<RequestDocument | null>((doc, event) => requestProjection.apply(doc, event), null);
const later = '2026-01-03T09:00:00.000Z';

const stories: readonly (readonly [string, readonly Event[], Pick<RequestDocument, 'status' | 'since'>])[] = [
  ['opened', [opened()], { status: 'open', since: now }],
  ['asked back', [opened(), written('m', by, later)], { status: 'awaiting-client', since: later }],
  ['more written while it waits', [opened(), written('m', null, later)], { status: 'open', since: now }],
  ['replied', [opened(), written('m', by), written('n', null, later)], { status: 'open', since: later }],
  ['answered', [opened(), answered('accepted')], { status: 'answered', since: now }],
  ['opened again', [opened(), answered('refused'), reopened, written('m', null)], { status: 'open', since: now }],
  ['reversed', [opened(), answered('accepted'), reversed('accepted')], { status: 'open', since: now }],
  ['withdrawn', [opened(), withdrawn], { status: 'withdrawn', since: now }],
  [
    'withdrawn after it was accepted',
    [opened(), answered('accepted'), reopened, written('m', null), withdrawn],
    { status: 'answered', since: now },
  ],
];

describe('a request', () => {
  it.each(stories)('stands where its latest event left it: %s', (_name, events, expected) =>
    expect(request(...events)).toMatchObject({ ...expected, ownerId: clientId, requestId }),
  );
  it('has no words once the key is destroyed', () => {
    const events = [opened(), written('m', by), answered('refused'), reversed('refused')];
    const lost = events.map((event) => ({ ...event, private: null }));
    expect(request(...lost)?.entries.map(({ words }) => words)).toEqual([null, null, null, null]);
  });
});
