import { z } from 'zod';

/** A new part's id is made by the device: a UUID, or one with the version that copied it; of a composed one: its draft's with its number. */
export const partId = z.string().regex(/^[0-9a-f-]{36}(\.\d{1,9}){0,8}$/u);
