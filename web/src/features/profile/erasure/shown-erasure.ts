import type { AskedErasure, AskErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { useHistoryState } from 'wouter/use-browser-location';
import { certificateHref } from '#lib/erasure/certificate-href.ts';

/** The page with number and code. They are kept with its entry of the history: it is there after a reload, and for nobody once the tab is closed. */
export const shownErasurePath = '/erasure';
export type ShownErasure = AskedErasure & Readonly<{ when: AskErasureRequest['when'] }>;

/** What was asked for in this tab; null where nothing was. */
export const useShownErasure = (): ShownErasure | null => {
  const { number, code, askedAt, dueAt, when } = useHistoryState<Partial<ShownErasure> | null>() ?? {};
  return number && code && askedAt && dueAt && when ? { number, code, askedAt, dueAt, when } : null;
};

/** Where the certificate is found, with its host, to be copied or printed. */
export const certificateAddress = (erasure: Pick<ShownErasure, 'number' | 'code'>): string =>
  window.location.origin + certificateHref(erasure);
