import type { CustomRequest } from '@ecrin/platform/routing/route.ts';

type RequestHeaders = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

const headerIsOneOf = ({ header }: RequestHeaders, name: string, values: readonly string[]): boolean => {
  const value = header(name);
  return value === null || values.includes(value);
};

/** Whether the request is a page navigation, not a picture, a frame or a script's request: browsers state it, older ones do not. */
export const isNavigation = (asking: RequestHeaders): boolean =>
  headerIsOneOf(asking, 'Sec-Fetch-Mode', ['navigate']) && headerIsOneOf(asking, 'Sec-Fetch-Dest', ['document']);

/** One that the person started here, by a link of ours or by typing: another site cannot start a flow. */
export const isSameOriginNavigation = (asking: RequestHeaders): boolean =>
  isNavigation(asking) && headerIsOneOf(asking, 'Sec-Fetch-Site', ['same-origin', 'none']);
