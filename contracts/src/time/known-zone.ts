/** For the browser, which checks the zone of its device without the schemas. */
export { isKnownZone, knownZone } from '@ecrin/domain/time/known-zone.ts';
