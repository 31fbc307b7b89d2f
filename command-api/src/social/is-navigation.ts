import type { CustomRequest } from '@ecrin/platform/route.ts';

type Asking = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

const saysOneOf = ({ header }: Asking, name: string, values: readonly string[]): boolean => {
  const value = header(name);
  return value === null || values.includes(value);
};

/** Whether a whole page is asked for, not a picture, a frame or a script's request: a browser says so itself, an older one says nothing. */
export const isNavigation = (asking: Asking): boolean =>
  saysOneOf(asking, 'Sec-Fetch-Mode', ['navigate']) && saysOneOf(asking, 'Sec-Fetch-Dest', ['document']);

/** One that the person began here, by a link of ours or by typing: nobody else's page starts a visit. */
export const isOwnNavigation = (asking: Asking): boolean =>
  isNavigation(asking) && saysOneOf(asking, 'Sec-Fetch-Site', ['same-origin', 'none']);
