import { tidyLine } from '@ecrin/domain/text/visible-text.ts';
import { z } from 'zod';

/** A name as it may be sent: visible, at most `most` characters. */
export const givenLine = (most: number) => z.string().transform(tidyLine).pipe(z.string().min(1).max(most));
