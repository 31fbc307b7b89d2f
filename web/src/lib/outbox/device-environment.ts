import { deviceZoneName } from '@ecrin/browser/time/device-zone.ts';
import { v7 } from 'uuid';

/** This device's clock, time zone and random source; features take them from here. */
export const newId = (): string => v7();
export const random = (): number => Math.random();
/** The creation moment of a thought: now, as a UTC instant, with the time zone as the device names it; one that is unknown is the server's to replace. */
export const thisMoment = () => ({
  occurredAt: new Date().toISOString(),
  timeZone: deviceZoneName(),
});
/** Asks the browser not to evict storage: some thoughts may exist on this device only. */
export const requestPersistentStorage = (): void => void navigator.storage?.persist?.();
