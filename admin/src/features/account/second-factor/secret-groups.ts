const length = 4;

/** A secret in groups of four, to be typed without losing one's place; each with where it begins. */
export const groupSecret = (secret: string) =>
  Array.from({ length: Math.ceil(secret.length / length) }, (_none, index) => ({
    at: index * length,
    letters: secret.slice(index * length, (index + 1) * length),
  }));
