/** A word with the punctuation that French separates from it by a space. */
const word = /(?:[«“(–—-]\s+)*\S+(?:\s+[;:!?»”)…]+(?!\S))*/gu;

/** Words as written, each with its punctuation: « Vraiment ? » is one. */
export const writtenWords = (text: string): readonly string[] => [...text.matchAll(word)].map(([found]) => found);
