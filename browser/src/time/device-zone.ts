import { isKnownZone, knownZone } from '@ecrin/contracts/time/known-zone.ts';

/** What the device calls its time zone; `Etc/Unknown` where it has no name, or one the browser does not know. */
export const deviceZoneName = (): string => {
  const name: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name ?? 'Etc/Unknown';
};

/** The device's time zone, checked: UTC, which such a device computes in, where the browser does not know it. */
export const deviceZone = (): string => knownZone(deviceZoneName());

export const isDeviceZoneKnown = (): boolean => isKnownZone(deviceZoneName());
