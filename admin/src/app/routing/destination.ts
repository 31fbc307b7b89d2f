const home = '/admin';
const signIn = '/admin/login';

/** The sign-in page, which leads back to where somebody wanted to go. `address`: with its query. */
export const signInFor = (address: string): string =>
  address === home ? signIn : `${signIn}?${new URLSearchParams({ to: address }).toString()}`;

/** Where somebody goes once they are signed in: only within the back-office. */
export const destinationIn = (search: string): string => {
  const to = new URLSearchParams(search).get('to') ?? '';
  return /^\/admin(?:[/?]|$)/.test(to) && !to.startsWith(signIn) && !/[\\#]|\/\//.test(to) ? to : home;
};
