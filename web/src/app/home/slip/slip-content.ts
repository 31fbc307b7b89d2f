import type { Slip as SlipCard } from '@ecrin/ui/slip/slip.tsx';
import type { ComponentProps } from 'react';
import type { Slip, SlipOf } from './slips.ts';
import type { SlipDay } from './use-slip-facts.ts';

/** What is shown of a kind. `href`: where it leads, `act`: what it does; neither while it only waits. */
export type SlipContent = Pick<ComponentProps<typeof SlipCard>, 'figure' | 'line' | 'words'> &
  Readonly<{ title: string; href?: string; act?: () => void }>;
export type OfKind<Kind extends Slip['kind']> = SlipOf<Kind> & Readonly<{ day: SlipDay }>;
