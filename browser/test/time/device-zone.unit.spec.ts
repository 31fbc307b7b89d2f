import { afterEach, expect, it, vi } from 'vitest';
import { deviceZone, deviceZoneName, isDeviceZoneKnown } from '#time/device-zone.ts';

afterEach(() => vi.restoreAllMocks());

/** As a browser answers. */
const onDevice = (timeZone: string | undefined) => {
  const known = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...known,
    timeZone: timeZone as string,
  });
};

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo', 'Asia/Tokyo', true],
  ['Etc/Unknown', 'Etc/Unknown', 'UTC', false],
  ['Foo/Bar', 'Foo/Bar', 'UTC', false],
  [undefined, 'Etc/Unknown', 'UTC', false],
])('a device in %s is named %s and computes in %s', (given, name, zone, isKnown) => {
  onDevice(given);
  expect([deviceZoneName(), deviceZone(), isDeviceZoneKnown()]).toEqual([name, zone, isKnown]);
});
