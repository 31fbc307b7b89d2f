import { readLanguage } from '@ecrin/ui/language/language.ts';
import type { ComponentType } from 'react';
import { fetchFurtherMessages, FurtherMessages } from '#lib/i18n/intl.tsx';

/** A screen, or a part of one, loaded together with the messages no first screen uses. */
export const screenWithMessages =
  <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Further] = await Promise.all([load(), fetchFurtherMessages(readLanguage())]);
    return (props) => (
      <FurtherMessages>
        <Further {...props} />
      </FurtherMessages>
    );
  };
