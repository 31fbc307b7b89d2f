// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fromLocalDateTime, toLocalDateTime } from '#features/thoughts/detail/back-date-dialog.tsx';

vi.mock('#lib/i18n/intl.tsx', () => ({}));

it('survives a round trip through a field of this device', () => {
  const instant = '2025-11-18T18:04:00.000Z';
  expect(toLocalDateTime(instant)).toMatch(/^2025-11-1[789]T\d\d:\d4$/);
  expect(fromLocalDateTime(toLocalDateTime(instant))).toBe(instant);
});
it.each(['', '2025-13-45T99:00'])('returns null for « %s »', (field) => expect(fromLocalDateTime(field)).toBeNull());
