import { helpCountries, helpLineKinds } from '@ecrin/domain/help/help-numbers.ts';
import { helpLevels, helpSituations } from '@ecrin/domain/help/help.vocabulary.ts';
import { z } from 'zod';

/** Longer words are cut: a note, an answer or a result of an orb is shorter. */
export const maxHelpTextLength = 100_000;

/** `POST /api/client/help`: a text the client reads or wrote. It is neither stored nor counted. */
export const findHelpRequest = z.strictObject({
  text: z.string().transform((text) => text.slice(0, maxHelpTextLength)),
});

const helpNeed = z.object({ level: z.enum(helpLevels), situation: z.enum(helpSituations) });
/** null: nothing in these words calls for help. */
export const findHelpAnswer = z.object({ need: helpNeed.nullable() });
export type FindHelpAnswer = z.infer<typeof findHelpAnswer>;

/** What an administrator changed of the numbers that help is called by; a null number is not shown. */
export const helpNumberChange = z.strictObject({
  country: z.enum(helpCountries),
  kind: z.enum(helpLineKinds),
  number: z
    .string()
    .regex(/^[+\d][\d\s.-]{1,23}$/u)
    .nullable(),
});
/** `GET /api/client/help/numbers`. */
export const helpNumbersAnswer = z.object({ changes: z.array(helpNumberChange) });
export type HelpNumbersAnswer = z.infer<typeof helpNumbersAnswer>;
