/** Unpredictable random values, for codes and links. */
export type Secrets = Readonly<{
  /** Six digits. */
  code: () => string;
  /** 256 bits, URL-safe. */
  token: () => string;
}>;
