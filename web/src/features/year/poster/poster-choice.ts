import type { PosterFormat } from '@ecrin/ui/poster/poster-sheet.ts';
import type { PosterGround } from '@ecrin/ui/poster/poster.tsx';

/** What a person chooses of a poster; it is kept nowhere. */
export type PosterChoice = Readonly<{
  ground: PosterGround;
  format: PosterFormat;
  sentence: string;
  named: boolean;
  counted: boolean;
}>;
export type ChangeChoice = (changed: Partial<PosterChoice>) => void;
