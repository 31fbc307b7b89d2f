import { engineTitles } from '@ecrin/contracts/admin-notification/work-names.ts';
import type { EngineDetails, EngineTest } from '@ecrin/contracts/service-settings/service-checks.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { StatusDot } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { ConfirmFirst } from '#lib/page/confirm-first.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { useEngineWords } from '#lib/work/use-engine-words.ts';
import { useTestEngineMutation } from '../settings.api.ts';
import { engineTestFailureMessages as failures } from './engine-test.messages.ts';
import { servicePartMessages as messages } from './service-parts.messages.ts';
import styles from './service-parts.module.css';

type EngineProps = Readonly<{ engine: EngineDetails }>;

const tones = { ready: 'good', fetching: 'warning', away: 'bad', off: 'none' } as const;
const measures = {
  'no-model': null,
  'not-measured': messages.notMeasured,
  measuring: messages.measuring,
  passed: messages.passed,
  failed: messages.failed,
} as const;

const useModelName = ({ engine, model, isRemote }: EngineDetails): string => {
  const { formatMessage } = useIntl();
  if (model !== null) return model;
  if (isRemote || engine === 'transcriber') return '';
  return formatMessage(engine === 'analyst' ? messages.builtIn : messages.noModel);
};

/** Where it is, which model, its size, its checksum and its measure, as far as they are known. */
const useDetails = (details: EngineDetails): readonly string[] => {
  const { formatMessage, formatNumber } = useIntl();
  const { engine, host, bytes, sha256, measure } = details;
  const isRefused = measure === 'failed' && engine === 'embedding';
  const measured = isRefused ? messages.embeddingFailed : measure && measures[measure];
  const size = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 } as const;
  return [
    host === null ? formatMessage(messages.here) : formatMessage(messages.at, { host }),
    useModelName(details),
    bytes === null ? '' : formatNumber(bytes / 1_000_000, size),
    ...sha256.map((sum) => formatMessage(messages.checksum, { sum: `${sum.slice(0, 12)}…` })),
    measured ? formatMessage(measured) : '',
  ].filter((part) => part !== '');
};

const State = ({ engine: { state, percent } }: EngineProps) => {
  const { formatMessage } = useIntl();
  return (
    <StatusDot tone={tones[state]}>
      {state === 'fetching'
        ? formatMessage(messages.fetching, { percent: Math.floor(percent ?? 0) })
        : formatMessage(messages[state])}
    </StatusDot>
  );
};

/** What analyses without a model has a name of ours, which says nothing. */
const useResultWords = ({ engine, model: known }: EngineDetails) => {
  const { formatMessage, formatNumber } = useIntl();
  const isNamed = known !== null || engine !== 'analyst';
  return ({ ms, model, heard, failure }: EngineTest): string => {
    if (failure !== null && !heard) return formatMessage(failures[failure]);
    const seconds = formatNumber(Math.max(0.1, ms / 1_000), { maximumFractionDigits: 1 });
    if (heard) return formatMessage(heard.heard === '' ? messages.heardNothing : messages.heard, { ...heard, seconds });
    return model === null || !isNamed
      ? formatMessage(messages.worked, { seconds })
      : formatMessage(messages.workedWith, { seconds, model });
  };
};

const Details = ({ engine }: EngineProps) => {
  const details = useDetails(engine);
  const answers = useEngineWords()(engine);
  return (
    <>
      <small>{details.join(' · ')}</small>
      {answers.length > 0 && <small>{answers.join(' · ')}</small>}
    </>
  );
};

type TestProps = EngineProps & Readonly<{ busy: boolean; onTest: () => Promise<unknown> }>;

/** Whoever runs an engine elsewhere may bill what it is asked; one of this machine costs a moment, and is asked at once. */
const Test = ({ engine: { engine, isRemote }, busy, onTest }: TestProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const name = engineTitles[language][engine];
  const [label, spoken] = [formatMessage(messages.test), formatMessage(messages.testOf, { name })];
  if (!isRemote)
    return (
      <Button aria-label={spoken} busy={busy} onClick={() => void onTest()}>
        {label}
      </Button>
    );
  return (
    <ConfirmFirst
      label={label}
      name={spoken}
      title={formatMessage(messages.testTitle, { name })}
      text={formatMessage(messages.testText)}
      busy={busy}
      onConfirm={onTest}
    />
  );
};

const Engine = ({ engine, readOnly }: EngineProps & Readonly<{ readOnly: boolean }>) => {
  const { language } = useLanguage();
  const [test, { data, error, isLoading }] = useTestEngineMutation();
  const problem = useFormatProblem()(error);
  const words = useResultWords(engine);
  const name = engineTitles[language][engine.engine];
  return (
    <li>
      <div className={styles['part']}>
        <span className={styles['name']}>{name}</span>
        <State engine={engine} />
        <Details engine={engine} />
        <output className={styles['result']} data-bad={data?.failure || problem ? true : undefined}>
          {problem ?? (data && !isLoading ? words(data) : '')}
        </output>
      </div>
      {!readOnly && <Test engine={engine} busy={isLoading} onTest={() => test(engine.engine)} />}
    </li>
  );
};

type EnginesPanelProps = Readonly<{ engines: readonly EngineDetails[]; readOnly: boolean }>;

/** What computes, where, and whether it answers. */
export const EnginesPanel = ({ engines, readOnly }: EnginesPanelProps) => (
  <Panel title={useIntl().formatMessage(messages.engines)}>
    <ul className={styles['parts']}>
      {engines.map((engine) => (
        <Engine key={engine.engine} engine={engine} readOnly={readOnly} />
      ))}
    </ul>
  </Panel>
);
