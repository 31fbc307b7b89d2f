import type { ModelHeader } from '../embedding-profiles.ts';

/** `describe`: what the file says of its model. `place`: one text; `before` is what the model was trained to see before texts of this kind, `window` how many tokens are read at once. */
export type EmbeddingWork =
  | Readonly<{ kind: 'describe'; modelFile: string }>
  | Readonly<{ kind: 'place'; modelFile: string; before: string; text: string; window: number }>;
export type EmbeddingOrder = EmbeddingWork & Readonly<{ id: number }>;

/** `vector` has length 1 unless it is zero; `tokens`: how many were read, also those of later windows. */
export type PlacedText = Readonly<{ kind: 'placed'; vector: readonly number[]; tokens: number }>;
export type DescribedModel = Readonly<{ kind: 'described'; header: ModelHeader }>;
/** `fault`: a sentence of our own. */
export type EmbeddingReport = Readonly<{ id: number }> &
  (PlacedText | DescribedModel | Readonly<{ kind: 'failed'; fault: string }>);
