import { languages } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';

/** A minute as browsers record it, with room to spare. */
export const maxSpokenQuestionBytes = 2_000_000;
export const maxSpokenQuestionSeconds = 60;

/** `POST /chat/spoken-question`, the body is the sound. */
export const heardQuestionQuery = z.object({ language: z.enum(languages) });
export const heardQuestion = z.object({ text: z.string() });
export type HeardQuestion = z.infer<typeof heardQuestion>;
