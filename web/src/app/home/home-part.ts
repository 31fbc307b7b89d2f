import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { ComponentType } from 'react';
import { screenWithMessages } from '../routing/screen-with-messages.ts';

/** Loaded beside the day itself; left out when it fails. */
export const homePart = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazyScreen<Props>(() => screenWithMessages(load)().catch(() => () => null));
