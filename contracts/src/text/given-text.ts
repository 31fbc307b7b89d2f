import { tidyText } from '@ecrin/domain/text/visible-text.ts';
import { z } from 'zod';

/** Several lines as they may be sent: visible, at most `most` characters. */
export const givenText = (most: number) => z.string().transform(tidyText).pipe(z.string().min(1).max(most));
