import type { RequestEvent } from '@ecrin/domain/request/request.events.ts';
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
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { describe, expect, it } from 'vitest';
import type { RequestDocument, RequestPlaceDocument } from '#request/request.model.ts';
import { requestPlaceProjection, requestProjection } from '#request/request.projection.ts';

const request = (...events: readonly RequestEvent[]) =>
  events.reduce<RequestDocument | null>((doc, event) => requestProjection.apply(doc, event), null);
const place = (...events: readonly RequestEvent[]) =>
  events.reduce<RequestPlaceDocument | null>((doc, event) => requestPlaceProjection.apply(doc, event), null);
const later = '2026-01-03T09:00:00.000Z';

const stories: readonly (readonly [string, readonly RequestEvent[], Pick<RequestDocument, 'status' | 'since'>])[] = [
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

describe('a request and its place in the queue', () => {
  it.each(stories)('agree: %s', (_name, events, expected) => {
    expect(request(...events)).toMatchObject({ ...expected, ownerId: clientId });
    expect(place(...events)).toMatchObject({ ...expected, ownerId: serviceOwner, clientId, requestId });
    expect(place(...events)?.entries).toBe(request(...events)?.entries.length);
  });
  it('the place has no words, and the request none once the key is destroyed', () => {
    const events = [opened(), written('m', by), answered('refused'), reversed('refused')];
    expect(JSON.stringify(place(...events))).not.toMatch(/carnets|Un mot|erreur/u);
    const lost = events.map((event) => ({ ...event, private: null }));
    expect(request(...lost)?.entries.map(({ words }) => words)).toEqual([null, null, null, null]);
  });
});
