import { v7 } from 'uuid';

/** This device's clock, zone and chance, in one place; features take them from here. */
export const newId = (): string => v7();
export const random = (): number => Math.random();
/** The moment a thought is made: now, as a UTC instant, and where its maker is. */
export const thisMoment = () => ({
  occurredAt: new Date().toISOString(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
/** What is only on this device must not be cleared away for want of room: the browser is asked to keep it. */
export const requestPersistentStorage = (): void => void navigator.storage?.persist?.();
