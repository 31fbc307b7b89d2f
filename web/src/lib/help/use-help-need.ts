import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import type { HelpNeed } from '@ecrin/domain/help/help.vocabulary.ts';
import { useMemo } from 'react';
import { useFindHelpQuery } from './help.api.ts';

/** Read one by one: what one says takes nothing from another. null: not there yet, or gone. */
export type HelpTexts = readonly (string | null | undefined)[];

const strongest = (needs: readonly (HelpNeed | null)[]): HelpNeed | null =>
  needs.find((need) => need?.level === 'clear') ?? needs.find((need) => need !== null) ?? null;

/** What words on the screen call for: at once by the rules, also without a connection; where they find nothing, by the server's model too. */
export const useHelpNeed = (texts: HelpTexts): HelpNeed | null => {
  const all = texts.filter((text) => text).join('\n\n');
  // The texts are a new array each time.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const ruled = useMemo(() => strongest(texts.map((text) => helpNeedOf(text ?? ''))), [all]);
  const { currentData } = useFindHelpQuery(all, { skip: ruled !== null || all.trim() === '' });
  return ruled ?? currentData?.need ?? null;
};
