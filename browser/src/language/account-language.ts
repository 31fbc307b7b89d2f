import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';
import { useEffect, useRef } from 'react';

/** The page uses the language of the signed-in account, also on a new device; not that of an answer that came before the account knew what was chosen here. `account`: undefined until it is known. */
export const useAccountLanguage = (account: Language | undefined) => {
  const { language, choose } = useLanguage();
  /** What the page speaks unless somebody chooses. */
  const expected = useRef(language);
  /** Chosen on the page; null once the account has it. */
  const chosen = useRef<Language | null>(null);
  useEffect(() => {
    if (language !== expected.current) chosen.current = language;
    expected.current = language;
  }, [language]);
  useEffect(() => {
    if (account === chosen.current) chosen.current = null;
    else if (account && !chosen.current && account !== language) {
      expected.current = account;
      // Without its messages the page stays as it is.
      choose(account).catch(() => undefined);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account]);
};
