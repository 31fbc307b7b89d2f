import { expect, it } from 'vitest';
import { isInstallDay, visitsFrom, visitsText, withVisit } from '#app/home/slip/install-hint.ts';

const afterVisits = (...days: readonly string[]) => days.reduce(withVisit, visitsFrom(null));

it.each([
  ['not on the first day', afterVisits('2026-11-18'), '2026-11-18', false],
  ['not twice on one day', afterVisits('2026-11-18', '2026-11-18', '2026-11-18'), '2026-11-18', false],
  ['on the third day', afterVisits('2026-11-01', '2026-11-02', '2026-11-18'), '2026-11-18', true],
  ['later, where no browser offered it before', { days: 9, last: '2026-11-18', proposedOn: '' }, '2026-11-18', true],
  ['all of the day it was proposed', { days: 3, last: '2026-11-18', proposedOn: '2026-11-18' }, '2026-11-18', true],
  ['never again', { days: 30, last: '2026-12-18', proposedOn: '2026-11-18' }, '2026-12-18', false],
])('installing is proposed %s', (...[, visits, today, proposed]) => expect(isInstallDay(visits, today)).toBe(proposed));

it('visits are kept on the device, and damaged ones begin anew', () => {
  const visits = { days: 3, last: '2026-11-18', proposedOn: '' };
  expect(visitsFrom(visitsText(visits))).toEqual(visits);
  expect(visitsFrom('hier')).toEqual(visitsFrom(null));
});
