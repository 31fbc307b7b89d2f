import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useAcceptChatEndpointMutation } from '#lib/api/chat-engine.api.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import type { DraftEngine } from './draft.api.ts';
import { draftMessages as messages } from './draft.messages.ts';
import styles from './draft.module.css';

/** From this share of the budget on it is said. */
const nearLimit = 0.8;

export const canCompose = ({ model, endpoint, accepted, usedShare }: DraftEngine): boolean =>
  model !== null && (endpoint === null || accepted) && (usedShare ?? 0) < 1;

const Consent = ({ endpoint, model }: Readonly<{ endpoint: string; model: string }>) => {
  const [accept, { isLoading }] = useAcceptChatEndpointMutation();
  const withFeedback = useCommandFeedback();
  return (
    <section className={styles['consent']} aria-labelledby="draft-consent">
      <h3 id="draft-consent" className="h4">
        <FormattedMessage {...messages.consentTitle} />
      </h3>
      <p className="sm">
        <FormattedMessage {...messages.consent} values={{ endpoint, model }} />
      </p>
      <Button busy={isLoading} onClick={() => void withFeedback(accept(endpoint).unwrap())}>
        <FormattedMessage {...messages.accept} />
      </Button>
    </section>
  );
};

const Where = ({ engine: { endpoint }, model }: Readonly<{ engine: DraftEngine; model: string }>) =>
  endpoint === null ? (
    <FormattedMessage {...messages.here} values={{ model }} />
  ) : (
    <FormattedMessage {...messages.at} values={{ model, endpoint }} />
  );

/** Where the draft is composed, and a budget that is near. */
export const EngineNotice = ({ engine }: { engine: DraftEngine }) => {
  const { model, endpoint, accepted } = engine;
  const usedShare = engine.usedShare ?? 0;
  if (model === null) return null;
  if (endpoint !== null && !accepted) return <Consent endpoint={endpoint} model={model} />;
  if (usedShare >= 1)
    return (
      <Banner tone="warn">
        <FormattedMessage {...messages.budgetUsed} />
      </Banner>
    );
  return (
    <p className="xs dim">
      <Where engine={engine} model={model} />{' '}
      {usedShare >= nearLimit && (
        <FormattedMessage {...messages.budgetNear} values={{ share: Math.floor(usedShare * 100) / 100 }} />
      )}
    </p>
  );
};
