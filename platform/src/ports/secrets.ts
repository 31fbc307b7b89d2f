/** Unpredictable random values, for what people are sent. */
export type Secrets = Readonly<{
  /** Six digits. */
  code: () => string;
  /** 256 bits, fit for a link. */
  token: () => string;
}>;
