/** `FLEET_FORM=quick` does the same things a few times, briefly; else as often and as long as is promised. */
const quick = process.env['FLEET_FORM'] === 'quick';

export const fleetWorkload = quick
  ? { kills: 4, thoughts: 100, downMs: 8_000, ways: ['cut'] as const }
  : { kills: 20, thoughts: 500, downMs: 60_000, ways: ['cut', 'silence'] as const };
