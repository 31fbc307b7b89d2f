import { z } from 'zod';

/** Longest text of one sentence, in characters; most sentences of a paragraph, and paragraphs. */
const [longestSentence, mostSentences, mostParagraphs] = [600, 12, 30];

/** French keys, which small models follow best, also where they write English. */
export const paragraphShape = z.strictObject({
  paragraphes: z
    .array(
      z.strictObject({
        phrases: z
          .array(z.strictObject({ texte: z.string().max(longestSentence), notes: z.array(z.int()).max(6) }))
          .max(mostSentences),
      }),
    )
    .max(mostParagraphs),
});
export type GivenParagraphs = z.infer<typeof paragraphShape>;
