/** Where a square is cut out of a picture: `zoom` ≥ 1, `x` and `y` from 0 (left, top) to 1 (right, bottom). */
export type Frame = Readonly<{ zoom: number; x: number; y: number }>;
export const centred: Frame = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of a picture that a frame shows, in its own pixels. */
export const squareOf = ({ width, height }: Readonly<{ width: number; height: number }>, { zoom, x, y }: Frame) => {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
};

/** An opened picture: as an address to look at, and as pixels to cut from. `close` gives both back. */
export type Photo = Readonly<{
  url: string;
  width: number;
  height: number;
  cut: (frame: Frame) => Promise<Blob | null>;
  close: () => void;
}>;

/** The side of what is sent, at most, in pixels. */
const largest = 1_024;

/** Throws what cannot be read as a picture. Turned the right way up, as the camera noted. */
export const openPhoto = async (file: Blob): Promise<Photo> => {
  const pixels = await createImageBitmap(file);
  const url = URL.createObjectURL(file);
  const cut = (frame: Frame) => {
    const { side, left, top } = squareOf(pixels, frame);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.round(Math.min(side, largest));
    const pen = canvas.getContext('2d');
    if (pen) {
      // A see-through picture stands on the paper of the page, not on black.
      pen.fillStyle = '#fffefc';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(pixels, left, top, side, side, 0, 0, canvas.width, canvas.height);
    }
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  };
  const close = () => {
    URL.revokeObjectURL(url);
    pixels.close();
  };
  return { url, width: pixels.width, height: pixels.height, cut, close };
};
