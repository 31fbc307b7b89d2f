/** Asked for the first time. What is shown once it failed asks again, and must not go away for that, or it would ask for ever. */
export const isAwaited = ({ isLoading, error }: Readonly<{ isLoading: boolean; error?: unknown }>): boolean =>
  isLoading && error === undefined;
