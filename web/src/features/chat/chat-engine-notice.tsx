import type { ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useFindChatEngineQuery } from '#lib/api/chat-engine.api.ts';
import { ConsentCard } from '#lib/consent/consent-card.tsx';
import { consentMessages } from '#lib/consent/consent.messages.ts';
import { useConsent } from '#lib/consent/use-consent.ts';
import { chatMessages as messages } from './chat.messages.ts';

/** From this share of the limit of the day, or of the month, on it is said. */
const nearLimit = 0.8;

const focusQuestion = () => document.querySelector<HTMLTextAreaElement>('main textarea')?.focus();

const Accepted = ({ engine, endpoint }: { engine: ChatEngine; endpoint: string }) => (
  <p className="xs dim">
    <FormattedMessage {...messages.sentTo} values={{ endpoint, writes: engine.writes }} />{' '}
    <Link href="/app/profile/consents" className="link">
      <FormattedMessage {...consentMessages.title} />
    </Link>
  </p>
);

const LimitNear = ({ engine: { usedShare } }: { engine: ChatEngine }) =>
  usedShare !== null && usedShare >= nearLimit ? (
    <p className="xs dim">
      <FormattedMessage {...messages.limitNear} values={{ share: usedShare }} />
    </p>
  ) : null;

/** Where the words of a question go: before the first one, and for as long as it is not decided. */
export const WhereWordsGo = () => {
  const { data: engine } = useFindChatEngineQuery();
  const consent = useConsent(engine?.sentFor ?? null);
  if (!engine || consent === undefined) return null;
  if (consent === null)
    return (
      <p className="xs dim">
        <FormattedMessage {...messages.staysHere} values={{ writes: engine.writes }} />
      </p>
    );
  return consent.state === 'given' ? (
    <Accepted engine={engine} endpoint={consent.host} />
  ) : (
    // What was pressed goes: the question is next.
    <ConsentCard consent={consent} onAccepted={focusQuestion} />
  );
};

/** Below a conversation: what is still to be decided, and a limit that is near. */
export const EngineNotice = () => {
  const { data: engine } = useFindChatEngineQuery();
  const consent = useConsent(engine?.sentFor ?? null);
  if (!engine || consent === undefined) return null;
  return consent === null || consent.state === 'given' ? (
    <LimitNear engine={engine} />
  ) : (
    <ConsentCard consent={consent} onAccepted={focusQuestion} />
  );
};
