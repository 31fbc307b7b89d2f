import { z } from 'zod';

/** 32 bytes in base64. */
const key = z.string().length(44);

/** `POST /api/client/device-key/seal`: the key of a device's lock, to be opened by whoever signs in again. Nothing is stored. */
export const sealDeviceKeyRequest = z.strictObject({ key });
export const sealedDeviceKeyAnswer = z.object({ sealed: z.string() });

/** `POST /api/client/device-key/open`: in a fresh session only. */
export const openDeviceKeyRequest = z.strictObject({ sealed: z.string().max(400) });
export const deviceKeyAnswer = z.object({ key });
