import { v7 } from 'uuid';

/** This device's clock, time zone and random source; features take them from here. */
export const newId = (): string => v7();
export const random = (): number => Math.random();
/** The creation moment of a thought: now, as a UTC instant, with the time zone. */
export const thisMoment = () => ({
  occurredAt: new Date().toISOString(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
/** Asks the browser not to evict storage: some thoughts may exist on this device only. */
export const requestPersistentStorage = (): void => void navigator.storage?.persist?.();
