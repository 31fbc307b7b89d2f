import { expect, test } from 'vitest';
import { isIanaZone } from '#time/iana-zone.ts';

test.each(['Europe/Paris', 'Asia/Calcutta', 'UTC'])(
  'Given %s, when it is asked twice, then it is known both times',
  (zone) => {
    expect([isIanaZone(zone), isIanaZone(zone)]).toEqual([true, true]);
  },
);

test.each(['', 'Europe/Nowhere', 'Paris', '-01:53', '+02:00', '+14'])(
  'Given %j, when it is asked twice, then it is known neither time',
  (zone) => {
    expect([isIanaZone(zone), isIanaZone(zone)]).toEqual([false, false]);
  },
);
