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
  { given: 'Asia/Tokyo', name: 'Asia/Tokyo', zone: 'Asia/Tokyo', isKnown: true },
  { given: 'Etc/Unknown', name: 'Etc/Unknown', zone: 'UTC', isKnown: false },
  { given: 'Foo/Bar', name: 'Foo/Bar', zone: 'UTC', isKnown: false },
  { given: undefined, name: 'Etc/Unknown', zone: 'UTC', isKnown: false },
])('a device in $given is named $name and computes in $zone', ({ given, name, zone, isKnown }) => {
  onDevice(given);
  expect([deviceZoneName(), deviceZone(), isDeviceZoneKnown()]).toEqual([name, zone, isKnown]);
});
