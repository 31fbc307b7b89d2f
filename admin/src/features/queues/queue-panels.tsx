import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { engineTitles } from '@ecrin/contracts/admin-notification/work-names.ts';
import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { LoadBars } from '@ecrin/ui/load-bars/load-bars.tsx';
import { useIntl } from 'react-intl';
import { durationText } from '#lib/panel/duration-text.ts';
import { Facts } from '#lib/panel/panel.tsx';
import { useEngineWords } from '#lib/work/use-engine-words.ts';
import { CalmPanel } from './calm-panel.tsx';
import { queueFiguresMessages as figures } from './queue-figures.messages.ts';
import { queuePanelMessages as messages } from './queue-panels.messages.ts';
import { useWorkWords } from './work-words.ts';
import styles from './queues.module.css';

type Run = NonNullable<QueuesAnswer['runs']>[number];

/** These are always there; of others only what runs, or has run. */
const mainKinds: ReadonlySet<WorkKind> = new Set(['transcription', 'understanding', 'orb-run', 'reminder', 'delivery']);
const isShown = ({ kind, running, medianMs }: Run): boolean => mainKinds.has(kind) || running > 0 || medianMs !== null;

/** Runs by kind, of whichever engine, and how long one of its kind takes. */
export const RunsPanel = ({ runs }: Pick<QueuesAnswer, 'runs'>) => {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const { nameOf } = useWorkWords();
  const textOf = ({ running, medianMs }: Run) =>
    `${formatNumber(running)}${medianMs === null ? '' : ` · ${durationText(intl, medianMs)}`}`;
  return (
    <CalmPanel
      title={formatMessage(messages.works)}
      calm={runs && formatMessage(messages.running, { count: runs.reduce((sum, { running }) => sum + running, 0) })}
      aside={<span className="xs dim">{formatMessage(messages.runningAndMedian)}</span>}
    >
      {runs === null ? (
        <p className="sm">{formatMessage(messages.noEngine)}</p>
      ) : (
        <LoadBars
          bars={runs
            .filter(isShown)
            .map((run) => ({ key: run.kind, label: nameOf(run), count: run.running, text: textOf(run) }))}
        />
      )}
    </CalmPanel>
  );
};

const engineStates = {
  ready: messages.ready,
  away: messages.away,
} as const;
const tones = { ready: 'good', fetching: 'soft', away: 'bad' } as const;

/** The computing parts, models on their way, and how each answered last. */
export const EnginesPanel = ({ engines }: Readonly<{ engines: readonly EngineState[] }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const words = useEngineWords();
  const stateOf = ({ state, percent }: EngineState) =>
    state === 'fetching'
      ? formatMessage(messages.fetching, { percent: Math.floor(percent ?? 0) })
      : formatMessage(engineStates[state]);
  return (
    <CalmPanel
      title={formatMessage(messages.engines)}
      calm={
        engines.length > 0 && engines.every(({ state }) => state === 'ready') ? formatMessage(figures.allReady) : null
      }
    >
      {engines.length === 0 ? (
        <p className="sm dim">{formatMessage(messages.noEngines)}</p>
      ) : (
        <Facts
          facts={engines.map((engine) => [
            engineTitles[language][engine.engine],
            <span key={engine.engine} className={styles['engine']}>
              <span className={styles['state']} data-tone={tones[engine.state]}>
                {stateOf(engine)}
              </span>
              {words(engine).map((line) => (
                <small key={line} className="xs dim">
                  {line}
                </small>
              ))}
            </span>,
          ])}
        />
      )}
    </CalmPanel>
  );
};

const channelNames = { mail: messages.mail, sms: messages.sms, whatsapp: messages.whatsapp } as const;

/** Mails and codes on their way, and the channels that reach nobody. */
export const SendingPanel = ({ messages: queued, outbox }: Pick<QueuesAnswer, 'messages' | 'outbox'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const { waiting, retried, oldestDueAt } = queued;
  return (
    <CalmPanel
      title={formatMessage(messages.sending)}
      calm={outbox.length === 0 && retried === 0 ? formatMessage(messages.running, { count: waiting }) : null}
    >
      <Facts
        facts={[
          [formatMessage(messages.messages), formatNumber(waiting)],
          [formatMessage(messages.retriedMessages), formatNumber(retried)],
          [
            formatMessage(messages.oldestMessage),
            oldestDueAt === null ? formatMessage(messages.noMessage) : shortDateTime(oldestDueAt, language),
          ],
          ...(['mail', 'sms', 'whatsapp'] as const).map(
            (channel) =>
              [
                formatMessage(channelNames[channel]),
                formatMessage(outbox.includes(channel) ? messages.intoOutbox : messages.setUp),
              ] as const,
          ),
        ]}
      />
      {outbox.length > 0 && <p className="xs dim">{formatMessage(messages.outboxOnly)}</p>}
    </CalmPanel>
  );
};
