import type { HelpLineKind } from '@ecrin/domain/help/help-numbers.ts';

/** Where a number leads: a call, or a message for whoever cannot speak aloud. */
export const telephoneOf = (kind: HelpLineKind, number: string): string =>
  `${kind === 'written' ? 'sms' : 'tel'}:${number.replaceAll(/[^\d+]/gu, '')}`;
