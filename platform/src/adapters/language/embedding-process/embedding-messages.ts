/** One text to place; `prefix` is the word the model was trained to see before texts of this kind. */
export type EmbeddingOrder = Readonly<{ id: number; modelFile: string; prefix: string; text: string }>;
/** `vector` has length 1 unless it is zero; `tokens`: how many were read, also those of later windows. */
export type EmbeddingReport =
  | Readonly<{ id: number; kind: 'done'; vector: readonly number[]; tokens: number }>
  /** `fault`: a sentence of our own. */
  | Readonly<{ id: number; kind: 'failed'; fault: string }>;
