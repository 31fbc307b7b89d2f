const length = 4;

/** A secret in groups of four, easier to type; each with its start index. */
export const groupSecret = (secret: string) =>
  Array.from({ length: Math.ceil(secret.length / length) }, (_none, index) => ({
    at: index * length,
    letters: secret.slice(index * length, (index + 1) * length),
  }));
