/** In parts, so that a first screen downloads only the drawings it shows; imported from here. A new one belongs to the further icons. */
export type { IconShape } from './icon-shape.ts';
export * from './first-screen-icons.ts';
export * from './sign-in-icons.ts';
export * from './further-icons.ts';
