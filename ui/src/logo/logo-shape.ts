/** The open case with its stone, in a square of 32. */
export const logoShape = {
  side: 32,
  lid: 'M5.5 15.5v-1C5.5 8.7 10.2 4 16 4s10.5 4.7 10.5 10.5v1',
  case: 'M4 19.5h24v1.7C28 25 25 28 21.2 28H10.8C7 28 4 25 4 21.2Z',
  stone: 'M16 8.6 20 13l-4 4.4L12 13Z',
} as const;
