import { readLanguage } from '@ecrin/ui/language/language.ts';
import type { ComponentType } from 'react';
import { fetchMessagePart, WithMessagePart, type MessagePart } from '#lib/i18n/intl.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

const withMessages =
  <Props extends object>(part: MessagePart, load: Load<Props>): Load<Props> =>
  async () => {
    const [Screen] = await Promise.all([load(), fetchMessagePart(part, readLanguage())]);
    return (props) => (
      <WithMessagePart part={part}>
        <Screen {...props} />
      </WithMessagePart>
    );
  };

/** A screen, or a part of one, loaded together with the messages no first screen uses. */
export const screenWithMessages = <Props extends object = object>(load: Load<Props>): Load<Props> =>
  withMessages('further', load);

/** A public page, loaded together with the messages of these. */
export const publicScreen = (load: Load<object>): Load<object> => withMessages('site', load);
