import { afterEach, describe, expect, it, vi } from 'vitest';
import { shortDate, shortDateTime } from '#time/short-date.ts';

// Without a zone in the text, an instant is read in the zone of this device.
const [morning, evening] = ['2026-01-02T09:00:00', '2026-01-02T21:05:00'];

describe('a moment', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is written as day, month, year, with 24 hours in French', () => {
    expect(shortDate(morning)).toBe('02/01/2026');
    expect(shortDateTime(morning, 'fr')).toBe('02/01/2026, 09:00');
    expect(shortDateTime(evening, 'fr')).toBe('02/01/2026, 21:05');
  });
  it.each([
    [['en-GB'], /^02\/01\/2026, 21:05$/u],
    [['fr-FR', 'en-US'], /^02\/01\/2026, 9:05\sPM$/u],
    [['fr-FR'], /^02\/01\/2026, 21:05$/u],
  ])('has the clock of the region that English is read in: %j', (languages, written) => {
    vi.stubGlobal('navigator', { languages });
    expect(shortDateTime(evening, 'en')).toMatch(written);
  });
});
