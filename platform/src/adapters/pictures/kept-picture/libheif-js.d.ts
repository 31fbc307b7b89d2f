/** What is used of it; the package describes its lower level only. */
declare module 'libheif-js/wasm-bundle.js' {
  type Canvas = Readonly<{ data: Uint8ClampedArray; width: number; height: number }>;
  type HeicImage = Readonly<{
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    display: (canvas: Canvas, done: (painted: Canvas | null) => void) => void;
  }>;
  const libheif: Readonly<{
    HeifDecoder: new () => Readonly<{ decode: (bytes: Uint8Array) => readonly HeicImage[] }>;
  }>;
  export default libheif;
}
