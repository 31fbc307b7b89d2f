import type { CustomRequest } from '@ecrin/platform/routing/route.ts';

type RequestHeaders = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

const headerIsOneOf = ({ header }: RequestHeaders, name: string, values: readonly string[]): boolean => {
  const value = header(name);
  return value === null || values.includes(value);
};

/** Whether a whole page is asked for, not a picture, a frame or a script's request: a browser says so itself, an older one says nothing. */
export const isNavigation = (asking: RequestHeaders): boolean =>
  headerIsOneOf(asking, 'Sec-Fetch-Mode', ['navigate']) && headerIsOneOf(asking, 'Sec-Fetch-Dest', ['document']);

/** One that the person began here, by a link of ours or by typing: nobody else's page starts a visit. */
export const isSameOriginNavigation = (asking: RequestHeaders): boolean =>
  isNavigation(asking) && headerIsOneOf(asking, 'Sec-Fetch-Site', ['same-origin', 'none']);
