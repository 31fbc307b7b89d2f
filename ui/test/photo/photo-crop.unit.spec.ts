import { expect, it } from 'vitest';
import { centred, squareOf } from '#photo/photo-dialog.tsx';

const wide = { width: 400, height: 200 };

it.each([
  { name: 'the middle of a wide one', picture: wide, frame: centred, square: { side: 200, left: 100, top: 0 } },
  {
    name: 'the middle of a tall one',
    picture: { width: 200, height: 400 },
    frame: centred,
    square: { side: 200, left: 0, top: 100 },
  },
  { name: 'its left end', picture: wide, frame: { zoom: 1, x: 0, y: 0.5 }, square: { side: 200, left: 0, top: 0 } },
  { name: 'its right end', picture: wide, frame: { zoom: 1, x: 1, y: 0.5 }, square: { side: 200, left: 200, top: 0 } },
  {
    name: 'closer, in a corner',
    picture: wide,
    frame: { zoom: 2, x: 1, y: 1 },
    square: { side: 100, left: 300, top: 100 },
  },
])('crops $name', ({ picture, frame, square }) => expect(squareOf(picture, frame)).toEqual(square));
