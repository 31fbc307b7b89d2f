// The package has no types for its languages under their file names.
declare module 'hyphen/fr/index.js' {
  const language: Readonly<{ hyphenateSync: (text: string, options?: Readonly<{ minWordLength?: number }>) => string }>;
  export default language;
}
declare module 'hyphen/en-gb/index.js' {
  const language: Readonly<{ hyphenateSync: (text: string, options?: Readonly<{ minWordLength?: number }>) => string }>;
  export default language;
}
