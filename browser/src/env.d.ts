type ImportMetaEnv = {
  /** Another host for the API, when the page is not served by it. */
  readonly VITE_API_URL?: string;
};

/** Modules of side effects, without types of their own. */
declare module 'core-js/actual/*';
