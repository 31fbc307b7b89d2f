import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { FormattedMessage } from 'react-intl';
import { ConsentCard } from '#lib/consent/consent-card.tsx';
import { useConsent } from '#lib/consent/use-consent.ts';
import type { DraftEngine } from './draft.api.ts';
import { draftMessages as messages } from './draft.messages.ts';

/** From this share of the budget on it is said. */
const nearLimit = 0.8;

export const canCompose = ({ model, usedShare }: DraftEngine): boolean => model !== null && (usedShare ?? 0) < 1;

const Where = ({ engine: { endpoint }, model }: Readonly<{ engine: DraftEngine; model: string }>) =>
  endpoint === null ? (
    <FormattedMessage {...messages.here} values={{ model }} />
  ) : (
    <FormattedMessage {...messages.at} values={{ model, endpoint }} />
  );

/** Where the draft is composed, and a budget that is near. */
export const EngineNotice = ({ engine }: { engine: DraftEngine }) => {
  const { model } = engine;
  const consent = useConsent('drafts');
  const usedShare = engine.usedShare ?? 0;
  if (model === null || consent === undefined) return null;
  if (consent && consent.state !== 'given') return <ConsentCard consent={consent} />;
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
