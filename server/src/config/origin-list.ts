import { z } from 'zod';

/** Origins separated by commas, as an environment variable has them. */
export const originList = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (text) => URL.canParse(text) && new URL(text).origin === text,
          'origins like https://autre.exemple, separated by commas',
        ),
    ),
  );
