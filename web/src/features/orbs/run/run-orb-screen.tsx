import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import type { RunValues } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import { ActionFoot, ReasonedButton } from '@ecrin/ui/action-foot/action-foot.tsx';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useIsAccepted } from '#lib/consent/use-consent.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import { isAwaited } from '#lib/page/awaited.ts';
import { deviceZone, useToday } from '#lib/time/clock.ts';
import { OrbHead } from '../orb-head.tsx';
import { useEstimateRunQuery, useRequestRunMutation } from '../orb-runs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { WithOrb } from '../with-orb.tsx';
import { useListChoosableInfiniteQuery } from './choosable.api.ts';
import { Price, ReadingNotice } from './price.tsx';
import { estimateQueryOf, firstChoice, listQueryOf, sourcesOf, type RunChoice } from './run-choice.ts';
import { runMessages as messages } from './run.messages.ts';
import { SourceChoice } from './source-choice.tsx';
import { VariableFields } from './variable-fields.tsx';
import { whyNot } from './why-not.ts';
import { whyMessages } from './why.messages.ts';
import styles from './run.module.css';

/** Sends the request and shows the run; the same id as long as it was not accepted, so that a second try is no second run. */
const useRequestRun = (orb: OrbDetail) => {
  const [runId] = useState(newId);
  const [request, { isLoading, error, reset }] = useRequestRunMutation();
  const [, navigate] = useLocation();
  const today = useToday();
  const formatProblem = useFormatProblem();
  const send = async (choice: RunChoice, values: RunValues) => {
    const { orbId } = orb;
    const text = choice.kind === 'text' ? choice.text : null;
    const body = { runId, orbId, sources: sourcesOf(choice, today), text, values, timeZone: deviceZone() };
    // The request's list is its own.
    const answer = await request(structuredClone(body) as Parameters<typeof request>[0]);
    if (!answer.error) navigate(`/app/orbs/${orbId}/runs/${runId}`);
  };
  return { isLoading, refusal: formatProblem(error), send, mended: reset };
};

const Estimate = ({ choice }: { choice: RunChoice }) => {
  const { data } = useEstimateRunQuery(estimateQueryOf(choice, useToday()));
  return (
    data && (
      <>
        <Price estimate={data} choice={choice} />
        <ReadingNotice estimate={data} />
      </>
    )
  );
};

type SendProps = Readonly<{ choice: RunChoice; missing: number; busy: boolean; onSend: () => void }>;

/** Why nothing can be read yet, as it is said; null: it can. */
const useWhyNot = (choice: RunChoice, missing: number): string | null => {
  const { formatMessage } = useIntl();
  const { currentData, data } = useEstimateRunQuery(estimateQueryOf(choice, useToday()));
  const accepted = useIsAccepted('orbs');
  const model = (currentData ?? data)?.model ?? null;
  const reason = whyNot(choice, { model, accepted, missing, thoughts: currentData?.thoughts });
  return reason && formatMessage(whyMessages[reason], { missing, kind: choice.kind });
};

/** Says how much it reads, or why it cannot. */
const SendButton = ({ choice, missing, busy, onSend }: SendProps) => {
  const { formatMessage } = useIntl();
  const { currentData } = useEstimateRunQuery(estimateQueryOf(choice, useToday()));
  const why = useWhyNot(choice, missing);
  return (
    <ActionFoot>
      <ReasonedButton look="primary" size="lg" busy={busy} why={why} onClick={onSend}>
        {choice.kind === 'text'
          ? formatMessage(messages.readText)
          : formatMessage(messages.read, { thoughts: currentData?.thoughts ?? 0 })}
      </ReasonedButton>
    </ActionFoot>
  );
};

/** Figures stand above the fields, and thoughts above the button: these would move under the finger. */
const useFormArrived = (choice: RunChoice): boolean => {
  const today = useToday();
  const estimate = useEstimateRunQuery(estimateQueryOf(choice, today));
  const thoughts = useListChoosableInfiniteQuery(listQueryOf(choice, today));
  return !isAwaited(estimate) && !isAwaited(thoughts);
};

const RunForm = ({ orb }: { orb: OrbDetail }) => {
  const { language } = useLanguage();
  const [choice, setChoice] = useState(firstChoice);
  const [values, setValues] = useState<RunValues>({});
  const { isLoading, refusal, send, mended } = useRequestRun(orb);
  const variables = inLanguage(orb.instructions, language)?.variables ?? [];
  const missing = variables.filter(({ name }) => (values[name] ?? '').trim() === '').length;
  if (!useFormArrived(choice)) return <Skeleton lines={[100, 100, 60, 100, 100, 80]} />;
  return (
    <div className={styles['form']}>
      <Estimate choice={choice} />
      <VariableFields
        variables={variables}
        values={values}
        onChange={(next) => {
          mended();
          setValues(next);
        }}
      />
      <SourceChoice
        choice={choice}
        onChange={(changed) => {
          mended();
          setChoice({ ...choice, ...changed });
        }}
      />
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <SendButton choice={choice} missing={missing} busy={isLoading} onSend={() => void send(choice, values)} />
    </div>
  );
};

/** Before a run: what the orb reads, how long and where; then it begins. */
export const RunOrbScreen = () => {
  const { orbId = '' } = useParams();
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <WithOrb orbId={orbId}>
        {(orb) => (
          <div className={styles['column']}>
            <div>
              <OrbHead
                orb={orb}
                backName={orb.name ?? formatMessage(orbsMessages.unnamed)}
                title={formatMessage(messages.title)}
              >
                {orb.description && withFrenchTypography(orb.description)}
              </OrbHead>
            </div>
            <RunForm orb={orb} />
          </div>
        )}
      </WithOrb>
    </Page>
  );
};
