import { isIanaZone } from '@ecrin/contracts/time/iana-zone.ts';
import type { ApiServices } from '#http/api-services.ts';

export type ZoneServices = Pick<ApiServices, 'lastZoneOf'>;

/** The zone words are stored with: the device's, or the account's where this server does not know the device's. */
export const findZoneOfWords =
  ({ lastZoneOf }: ZoneServices) =>
  (given: string, clientId: string): Promise<string> | string =>
    isIanaZone(given) ? given : lastZoneOf(clientId);
