import { expect, test } from 'vitest';
import { isIanaZone } from '#time/iana-zone.ts';

test.each(['Europe/Paris', 'Asia/Calcutta', 'UTC'])(
  'given %s, when it is checked twice, then it is valid both times',
  (zone) => {
    expect([isIanaZone(zone), isIanaZone(zone)]).toEqual([true, true]);
  },
);

test.each(['', 'Europe/Nowhere', 'Paris', '-01:53', '+02:00', '+14'])(
  'given %j, when it is checked twice, then it is invalid both times',
  (zone) => {
    expect([isIanaZone(zone), isIanaZone(zone)]).toEqual([false, false]);
  },
);
