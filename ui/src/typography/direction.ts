/** Whether a text is read from the right, by its first letter. */
export const isRightToLeft = (text: string): boolean => /^[^\p{L}]*[\u0590-\u08FF\uFB1D-\uFEFC]/u.test(text);
