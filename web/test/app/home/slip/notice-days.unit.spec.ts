import { expect, it } from 'vitest';
import { isNoticeDay, noticeShown } from '#app/home/slip/notice-days.ts';

it.each([
  ['never shown', null, '2026-11-18', true],
  ['shown today', noticeShown('2026-11-18'), '2026-11-18', true],
  ['put away today', noticeShown('2026-11-18', 'dismissed'), '2026-11-18', false],
  ['shown yesterday', noticeShown('2026-11-18'), '2026-11-19', false],
  ['three days ago', noticeShown('2026-11-18'), '2026-11-21', false],
  ['four days ago', noticeShown('2026-11-18', 'dismissed'), '2026-11-22', true],
  ['over the end of a month', noticeShown('2026-11-28'), '2026-12-02', true],
  ['damaged', 'hier', '2026-11-18', true],
])('a notice %s', (...[, stored, today, shown]) => expect(isNoticeDay(stored, today)).toBe(shown));
