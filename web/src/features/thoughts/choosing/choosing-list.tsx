import { maxThoughtsAtOnce } from '@ecrin/domain/story/story.vocabulary.ts';
import { CheckBox } from '@ecrin/ui/check-box/check-box.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChooseBar, type Chosen } from './choose-bar.tsx';
import { choosingMessages as messages } from './choosing.messages.ts';
import { ChoosingContext, type Choosing } from './choosing.ts';

const toggled = (before: Chosen | null, thoughtId: string, occurredAt: string): Chosen => {
  const next = new Map(before);
  if (!next.delete(thoughtId) && next.size < maxThoughtsAtOnce) next.set(thoughtId, occurredAt);
  return next;
};

/** A list of thoughts in which several can be chosen. `children`: gets the button that begins it; null while they are. */
export const ChoosingList = ({ children }: { children: (begin: ReactNode) => ReactNode }) => {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState<Chosen | null>(null);
  const boxOf: Choosing = ({ thoughtId, occurredAt }, title) => (
    <CheckBox
      label={formatMessage(messages.choice, { title })}
      checked={chosen?.has(thoughtId) ?? false}
      onChange={() => choose((before) => toggled(before, thoughtId, occurredAt))}
    />
  );
  const begin = chosen === null && (
    <button type="button" className="link" onClick={() => choose(new Map())}>
      <FormattedMessage {...messages.choose} />
    </button>
  );
  return (
    <ChoosingContext value={chosen && boxOf}>
      {children(begin)}
      {chosen && <ChooseBar chosen={chosen} onEnd={() => choose(null)} />}
    </ChoosingContext>
  );
};
