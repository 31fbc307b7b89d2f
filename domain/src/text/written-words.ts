/** Marks that French sets apart from the word they close, or from the word they open. */
const word = /(?:[«“(–—-]\s+)*\S+(?:\s+[;:!?»”)…]+(?!\S))*/gu;

/** Words as written, each with its punctuation: « Vraiment ? » is one. */
export const writtenWords = (text: string): readonly string[] => [...text.matchAll(word)].map(([found]) => found);
