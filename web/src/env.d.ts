/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/react" />

type ImportMetaEnv = {
  /** Another host for the API, when the page is not served by it. */
  readonly VITE_API_URL?: string;
};

/** Of the build that runs, e.g. 1.3.2. */
declare const __APP_VERSION__: string;

declare module 'virtual:messages/fr' {
  import type { IntlConfig } from 'react-intl';
  export const messages: NonNullable<IntlConfig['messages']>;
}
declare module 'virtual:messages/en' {
  import type { IntlConfig } from 'react-intl';
  export const messages: NonNullable<IntlConfig['messages']>;
}
declare module 'virtual:messages/fr/further' {
  import type { IntlConfig } from 'react-intl';
  export const messages: NonNullable<IntlConfig['messages']>;
}
declare module 'virtual:messages/en/further' {
  import type { IntlConfig } from 'react-intl';
  export const messages: NonNullable<IntlConfig['messages']>;
}
declare module 'virtual:messages/fr/site' {
  import type { IntlConfig } from 'react-intl';
  export const messages: NonNullable<IntlConfig['messages']>;
}
declare module 'virtual:messages/en/site' {
  import type { IntlConfig } from 'react-intl';
  export const messages: NonNullable<IntlConfig['messages']>;
}
