/** Its own types are of a module with a default export, which in Node it is not. */
declare module 'bidi-js' {
  type Bidi = Readonly<{
    getEmbeddingLevels: (line: string, base: 'ltr' | 'rtl') => Readonly<{ levels: Uint8Array }>;
    getMirroredCharacter: (sign: string) => string | null;
  }>;
  const bidiFactory: () => Bidi;
  export default bidiFactory;
}
