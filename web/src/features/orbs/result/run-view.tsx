import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { OrbRunDetail, ShownResult } from '@ecrin/contracts/orb/orb-run.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { ClearHelp } from '#lib/help/clear-help.tsx';
import { PossibleHelp } from '#lib/help/possible-help.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { storeWrittenThought } from '#lib/outbox/outbox.ts';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { useShowResultMutation, useTickItemMutation } from '../orb-runs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { reasonKey } from './reason-key.ts';
import { resultText } from './result-text.ts';
import { ResultView } from './result-view.tsx';
import { resultMessages as messages } from './result.messages.ts';
import { Running } from './running.tsx';
import styles from './result.module.css';

type RunProps = Readonly<{ orb: OrbDetail; run: OrbRunDetail }>;

const AgainLink = ({ orb }: Pick<RunProps, 'orb'>) => (
  <Link href={`/app/orbs/${orb.orbId}/run`} {...buttonLook({ look: 'primary' })}>
    <FormattedMessage {...messages.again} />
  </Link>
);

const useKeepAndCopy = ({ orb, result }: Readonly<{ orb: OrbDetail; result: ShownResult }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const tell = (done: boolean, yes: MessageDescriptor, no: MessageDescriptor) =>
    showToast({ tone: done ? 'done' : 'error', message: formatMessage(done ? yes : no) });
  return {
    copy: async () => tell(await copyText(resultText(result)), messages.copied, messages.notCopied),
    keep: async () => {
      const words = `${orb.name ?? formatMessage(orbsMessages.unnamed)}\n\n${resultText(result)}`;
      const kept = await storeWrittenThought(words, language).then(
        () => true,
        () => false,
      );
      tell(kept, messages.kept, messages.notKept);
    },
  };
};

const Actions = ({ orb, run, result }: RunProps & Readonly<{ result: ShownResult }>) => {
  const [show, { isLoading }] = useShowResultMutation();
  const withFeedback = useCommandFeedback();
  const { copy, keep } = useKeepAndCopy({ orb, result });
  return (
    <div className={styles['acts']}>
      <AgainLink orb={orb} />
      <Button onClick={() => void keep()}>
        <FormattedMessage {...messages.keep} />
      </Button>
      <Button look="text" onClick={() => void copy()}>
        <FormattedMessage {...messages.copy} />
      </Button>
      <Button
        look="text"
        busy={isLoading}
        onClick={() => void withFeedback(show({ runId: run.runId, shown: false }).unwrap())}
      >
        <FormattedMessage {...messages.hide} />
      </Button>
    </div>
  );
};

const Completed = ({ orb, run, result }: RunProps & Readonly<{ result: ShownResult }>) => {
  const [tick] = useTickItemMutation();
  const withFeedback = useCommandFeedback();
  const { runId, ticked, removedCitations, made, version } = run;
  return (
    <>
      <ResultView
        runId={runId}
        result={result}
        ticked={ticked}
        onTick={(item, isTicked) => void withFeedback(tick({ runId, item, ticked: isTicked }).unwrap())}
      />
      <Actions orb={orb} run={run} result={result} />
      <p className="xs dim">
        {made && <FormattedMessage {...messages.made} values={{ model: made.model, version }} />}{' '}
        {removedCitations > 0 && <FormattedMessage {...messages.removed} values={{ count: removedCitations }} />}
      </p>
    </>
  );
};

const Hidden = ({ runId }: { runId: string }) => {
  const [show, { isLoading }] = useShowResultMutation();
  const withFeedback = useCommandFeedback();
  return (
    <div className={styles['acts']}>
      <span className="dim">
        <FormattedMessage {...messages.hidden} />
      </span>
      <Button look="text" busy={isLoading} onClick={() => void withFeedback(show({ runId, shown: true }).unwrap())}>
        <FormattedMessage {...messages.show} />
      </Button>
    </div>
  );
};

const Ended = ({ orb, run: { status, reason } }: RunProps) => (
  <>
    {status === 'failed' ? (
      <Banner tone="warn">
        <FormattedMessage {...messages.failed} values={{ reason: reasonKey(reason) }} />
      </Banner>
    ) : (
      <p className="dim">
        {status === 'skipped' ? (
          <FormattedMessage {...messages.skipped} values={{ reason: reasonKey(reason) }} />
        ) : (
          <FormattedMessage {...messages.stopped} />
        )}
      </p>
    )}
    <div className={styles['acts']}>
      <AgainLink orb={orb} />
    </div>
  </>
);

/** What the person gave, and what was made of it. */
const wordsOf = ({ text, values, result }: OrbRunDetail) => [
  text,
  ...Object.values(values),
  result && resultText(result),
];

const RunState = ({ orb, run }: RunProps) => {
  // What stopped it, or took it away or back, goes with its state.
  useFocusFallback(run.status === 'running' ? 0 : 1 + Number(run.hidden));
  if (run.status === 'running') return <Running run={run} />;
  if (run.result) return <Completed orb={orb} run={run} result={run.result} />;
  return run.hidden ? <Hidden runId={run.runId} /> : <Ended orb={orb} run={run} />;
};

/** A run in its state: being read, with its result, taken away, stopped or failed. */
export const RunView = ({ orb, run }: RunProps) => (
  <>
    <ClearHelp texts={wordsOf(run)} />
    <RunState orb={orb} run={run} />
    <PossibleHelp texts={wordsOf(run)} />
  </>
);
