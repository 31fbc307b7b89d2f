import { expect, it } from 'vitest';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

it('goes through a field of this device and back', () => {
  const instant = '2025-11-18T18:04:00.000Z';
  expect(toLocalMoment(instant)).toMatch(/^2025-11-1[789]T\d\d:\d4$/);
  expect(fromLocalMoment(toLocalMoment(instant))).toBe(instant);
});
it.each(['', '2025-13-45T99:00'])('says nothing for « %s »', (field) => expect(fromLocalMoment(field)).toBeNull());
