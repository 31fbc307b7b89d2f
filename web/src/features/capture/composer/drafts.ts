const keyOf = (userId: string) => `draft:${userId}`;

/** What one person has begun to write on this device; '' when nothing. A browser that keeps nothing loses only the draft. */
export const readDraft = (userId: string): string => {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
};

export const saveDraft = (userId: string, words: string): void => {
  try {
    if (words === '') localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), words);
  } catch {
    // Full or forbidden: the words are still in the field.
  }
};
