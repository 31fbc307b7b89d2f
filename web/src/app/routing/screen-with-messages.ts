import type { ComponentType } from 'react';
import { withMessages } from '#lib/i18n/intl.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A screen, or a part of one, loaded together with the messages no first screen uses. */
export const screenWithMessages = <Props extends object = object>(load: Load<Props>): Load<Props> =>
  withMessages('further', load);

/** A public page, loaded together with the messages of these. */
export const publicScreen = (load: Load<object>): Load<object> => withMessages('site', load);
