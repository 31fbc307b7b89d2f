import { z } from 'zod';

const payload = z.object({ clientId: z.string(), emailHash: z.string() });

/** The account and the address of the link. */
export type EmailLinkPayload = z.infer<typeof payload>;
export const serializeEmailLink = (address: EmailLinkPayload): string => JSON.stringify(address);
export const parseEmailLink = (text: string | null): EmailLinkPayload | null =>
  text === null ? null : payload.parse(JSON.parse(text));
