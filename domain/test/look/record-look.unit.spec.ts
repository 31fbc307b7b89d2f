import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { expect, it } from 'vitest';
import type { LookRecorded } from '#look/look.events.ts';
import { looks, looksId } from '#look/looks.aggregate.ts';
import { recordLook, type RecordLook } from '#look/record-look.ts';

const { given } = specFor(looks);
const at = (time: string) => `2026-01-02T${time}:00.000Z`;
const look: RecordLook = {
  lookId: 'look-1',
  clientId: 'anne',
  target: 'page',
  by: 'alix',
  role: 'admin',
  reason: null,
  now: at('09:00'),
};
const recorded = ({ reason, now, ...data }: RecordLook): LookRecorded => ({
  type: 'LookRecorded',
  data: { ...data, lookedAt: now },
  private: reason === null ? null : { reason },
});

it('a look is recorded once, also when the page is loaded again for ten minutes', () => {
  given().when(recordLook, look).then(recorded(look));
  given(recorded(look)).when(recordLook, look).thenNothing();
  given(recorded(look))
    .when(recordLook, { ...look, lookId: 'look-2', now: at('09:09') })
    .thenNothing();
});
it('after ten minutes it is another look', () => {
  const later = { ...look, lookId: 'look-2', now: at('09:10') };
  given(recorded(look)).when(recordLook, later).then(recorded(later));
});
it('another administrator and another target are looks of their own', () => {
  for (const other of [
    { ...look, lookId: 'look-2', by: 'charlie', role: 'superadmin' as const },
    { ...look, lookId: 'look-2', target: 'history' as const },
  ])
    given(recorded(look)).when(recordLook, other).then(recorded(other));
});
it('each report is a target of its own, and the first look at it is known', () => {
  const of = (reportId: string) => ({ reportId, kind: 'comment', reason: 'private-data', as: 'author' }) as const;
  const first = { ...look, target: 'report' as const, report: of('comment.one') };
  const other = { ...first, lookId: 'look-2', report: of('comment.two'), now: at('09:03') };
  const later = { ...first, lookId: 'look-3', now: at('09:10') };
  given(recorded(first)).when(recordLook, other).then(recorded(other));
  given(recorded(first), recorded(other))
    .when(recordLook, { ...first, lookId: 'look-3', now: at('09:09') })
    .thenNothing();
  given(recorded(first), recorded(other)).when(recordLook, later).then(recorded(later));
  const seen = [first, other, later].map(recorded).reduce(looks.evolve, looks.initial);
  expect([...seen.firstAt]).toEqual(
    expect.arrayContaining([
      ['comment.one', at('09:00')],
      ['comment.two', at('09:03')],
    ]),
  );
});
it('every export is a look of its own, with its reason among the private words', () => {
  const [first, second] = ['look-1', 'look-2'].map((lookId) => ({
    ...look,
    lookId,
    target: 'export' as const,
    reason: 'Demandé par téléphone',
  }));
  if (!first || !second) throw new Error('two looks');
  given(recorded(first)).when(recordLook, second).then(recorded(second));
  expect(recorded(second).private).toEqual({ reason: 'Demandé par téléphone' });
});
it('looks of two months are in two streams', () => {
  expect(looksId('anne', at('09:00'))).toBe('anne-2026-01');
  expect(looksId('anne', '2026-02-01T00:00:00.000Z')).toBe('anne-2026-02');
});
it('what is seen beside an open page belongs to the look at the page, not the other way round', () => {
  for (const target of ['usage', 'search'] as const) {
    const beside: RecordLook = { ...look, lookId: 'look-2', target, now: at('09:09') };
    given(recorded(look)).when(recordLook, beside).thenNothing();
    given(recorded(beside))
      .when(recordLook, { ...look, lookId: 'look-3', now: at('09:10') })
      .then(recorded({ ...look, lookId: 'look-3', now: at('09:10') }));
  }
});
