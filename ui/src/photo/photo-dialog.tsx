import { useId, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { useModal } from '../dialog/modal.ts';
import styles from './photo.module.css';

/** The square cut out of a picture: `zoom` ≥ 1, `x` and `y` from 0 (left, top) to 1 (right, bottom). */
type Frame = Readonly<{ zoom: number; x: number; y: number }>;
export const centred: Frame = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of a picture that a frame shows, in its own pixels. */
export const squareOf = ({ width, height }: Readonly<{ width: number; height: number }>, { zoom, x, y }: Frame) => {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
};

/** An opened picture: its URL, and how to cut a square from it. `close` frees both. */
export type Photo = Readonly<{
  url: string;
  width: number;
  height: number;
  cut: (frame: Frame) => Promise<Blob | null>;
  close: () => void;
}>;

/** The longest side of the picture sent, in pixels. */
const largest = 1_024;

/** Throws when the file is no readable picture. Applies the camera's orientation. */
export const openPhoto = async (file: Blob): Promise<Photo> => {
  const pixels = await createImageBitmap(file);
  const url = URL.createObjectURL(file);
  const cut = (frame: Frame) => {
    const { side, left, top } = squareOf(pixels, frame);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.round(Math.min(side, largest));
    const pen = canvas.getContext('2d');
    if (pen) {
      // Transparent pixels get the background of the page instead of black.
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

/** Its words, in the language shown. */
export type PhotoWords = Readonly<
  Record<'frame' | 'preview' | 'zoom' | 'x' | 'y' | 'unreadable' | 'cancel' | 'keep', string>
>;
type PhotoDialogProps = Readonly<{
  photo: Photo;
  words: PhotoWords;
  busy: boolean;
  onSave: (square: Blob) => void;
  onClose: () => void;
}>;

const sliders = [
  { name: 'zoom', min: 1, max: 4 },
  { name: 'x', min: 0, max: 1 },
  { name: 'y', min: 0, max: 1 },
] as const;

/** Whether the frame can move along that axis: unzoomed, only along the longer side. */
const canMove = (name: keyof Frame, { width, height }: Photo, zoom: number) =>
  name === 'zoom' || zoom > 1 || (name === 'x' ? width > height : height > width);

const look = ({ zoom, x, y }: Frame) => {
  const point = `${x * 100}% ${y * 100}%`;
  return { objectPosition: point, transformOrigin: point, transform: `scale(${zoom})` };
};

type SliderProps = Readonly<{
  slider: (typeof sliders)[number];
  label: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}>;

const Slider = ({ slider: { min, max }, label, value, disabled, onChange }: SliderProps) => (
  <label className={styles['slider']}>
    <span className="label">{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      step={(max - min) / 100}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  </label>
);

/** Chooses what the round picture shows: zoom, left or right, up or down. */
export const PhotoDialog = ({ photo, words, busy, onSave, onClose }: PhotoDialogProps) => {
  const dialog = useModal(onClose);
  const titleId = useId();
  const [frame, setFrame] = useState(centred);
  const [failed, setFailed] = useState(false);
  const keep = async () => {
    const square = await photo.cut(frame);
    if (square) onSave(square);
    else setFailed(true);
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId}>
      <h2 id={titleId} className="display" data-level="3">
        {words.frame}
      </h2>
      <div className={styles['preview']}>
        <img src={photo.url} alt={words.preview} style={look(frame)} />
      </div>
      {sliders.map((slider) => (
        <Slider
          key={slider.name}
          slider={slider}
          label={words[slider.name]}
          value={frame[slider.name]}
          disabled={!canMove(slider.name, photo, frame.zoom)}
          onChange={(value) => setFrame({ ...frame, [slider.name]: value })}
        />
      ))}
      {failed && <Banner tone="bad">{words.unreadable}</Banner>}
      <div className={styles['answers']}>
        <Button block onClick={() => dialog.current?.close()}>
          {words.cancel}
        </Button>
        <Button block look="primary" busy={busy} onClick={() => void keep()}>
          {words.keep}
        </Button>
      </div>
    </dialog>
  );
};
