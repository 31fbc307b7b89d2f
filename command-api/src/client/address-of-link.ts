import { z } from 'zod';

const payload = z.object({ clientId: z.string(), emailHash: z.string() });

/** Whose link it is and for which address. */
export type AddressOfLink = z.infer<typeof payload>;
export const payloadOfLink = (address: AddressOfLink): string => JSON.stringify(address);
export const addressOfLink = (text: string | null): AddressOfLink | null =>
  text === null ? null : payload.parse(JSON.parse(text));
