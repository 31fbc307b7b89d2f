import type { ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useAcceptChatEndpointMutation, useFindChatEngineQuery } from '#lib/api/chat-engine.api.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { chatMessages as messages } from './chat.messages.ts';
import styles from './chat.module.css';

/** From this share of the limit of the day, or of the month, on it is said. */
const nearLimit = 0.8;

const yesOrNo = ({ writes }: ChatEngine) => (writes ? 'yes' : 'no');

const useChoice = () => {
  const [choose, { isLoading }] = useAcceptChatEndpointMutation();
  const withFeedback = useCommandFeedback();
  const send = async (endpoint: string | null) => {
    // What was pressed goes: the question is next.
    if (await withFeedback(choose(endpoint).unwrap()))
      document.querySelector<HTMLTextAreaElement>('main textarea')?.focus();
  };
  return { busy: isLoading, choose: (endpoint: string | null) => void send(endpoint) };
};

/** Asked before any word is sent; a question can be asked without it. */
const Consent = ({ engine, endpoint }: { engine: ChatEngine; endpoint: string }) => {
  const { busy, choose } = useChoice();
  return (
    <section className={styles['consent']} aria-labelledby="chat-consent">
      <h2 id="chat-consent">
        <FormattedMessage {...messages.consentTitle} />
      </h2>
      <p className="sm">
        <FormattedMessage {...messages.consent} values={{ endpoint, writes: yesOrNo(engine) }} />
      </p>
      <p className="sm dim">
        <FormattedMessage {...messages.consentOtherwise} />
      </p>
      <Button busy={busy} onClick={() => choose(endpoint)}>
        <FormattedMessage {...messages.accept} />
      </Button>
    </section>
  );
};

const Accepted = ({ engine, endpoint }: { engine: ChatEngine; endpoint: string }) => {
  const { busy, choose } = useChoice();
  return (
    <p className="xs dim">
      <FormattedMessage {...messages.sentTo} values={{ endpoint, writes: yesOrNo(engine) }} />{' '}
      <button type="button" className={styles['inline']} aria-busy={busy || undefined} onClick={() => choose(null)}>
        <FormattedMessage {...messages.stopSending} />
      </button>
    </p>
  );
};

const LimitNear = ({ engine: { usedShare } }: { engine: ChatEngine }) =>
  usedShare !== null && usedShare >= nearLimit ? (
    <p className="xs dim">
      <FormattedMessage {...messages.limitNear} values={{ share: usedShare }} />
    </p>
  ) : null;

/** Where the words of a question go: before the first one, and for as long as it is not decided. */
export const WhereWordsGo = () => {
  const { data: engine } = useFindChatEngineQuery();
  if (!engine) return null;
  const { endpoint, accepted } = engine;
  if (endpoint === null)
    return (
      <p className="xs dim">
        <FormattedMessage {...messages.staysHere} values={{ writes: yesOrNo(engine) }} />
      </p>
    );
  return accepted ? <Accepted engine={engine} endpoint={endpoint} /> : <Consent engine={engine} endpoint={endpoint} />;
};

/** Below a conversation: what is still to be decided, and a limit that is near. */
export const EngineNotice = () => {
  const { data: engine } = useFindChatEngineQuery();
  if (!engine) return null;
  const { endpoint, accepted } = engine;
  return endpoint === null || accepted ? (
    <LimitNear engine={engine} />
  ) : (
    <Consent engine={engine} endpoint={endpoint} />
  );
};
