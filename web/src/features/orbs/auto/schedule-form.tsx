import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { OrbSchedule } from '@ecrin/contracts/orb/orb-schedule.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { maxOwnTextLength } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone } from '#lib/time/clock.ts';
import { useSetOrbScheduleMutation } from '../orb-schedules.api.ts';
import { VariableFields } from '../run/variable-fields.tsx';
import { autoMessages as messages } from './auto.messages.ts';
import { LookBackSwitches } from './look-back-switches.tsx';
import { MonthlyPrice, NextDate } from './monthly-price.tsx';
import { draftOf, readDraft, requestOf, type ScheduleDraft } from './schedule-draft.ts';
import { AmountFields, TimeFields, type DraftProps } from './schedule-fields.tsx';
import { ScheduleSentence } from './schedule-sentence.tsx';
import styles from './auto.module.css';

const useSave = (orbId: string) => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const [set, { isLoading, error, reset }] = useSetOrbScheduleMutation();
  const save = async (draft: ScheduleDraft) => {
    const body = requestOf(draft, deviceZone());
    if (!body || draft.text.trim() === '') return;
    const { error: refused } = await set({ orbId, body });
    if (!refused) showToast({ tone: 'done', message: formatMessage(messages.saved) });
  };
  return { save, isLoading, refusal: formatProblem(error), mended: reset };
};

type FormProps = Readonly<{ orb: OrbDetail; schedule: OrbSchedule | null }>;

const useForm = ({ orb: { orbId }, schedule }: FormProps) => {
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const [tried, setTried] = useState(false);
  const { save, isLoading, refusal, mended } = useSave(orbId);
  return {
    draft,
    tried,
    isLoading,
    refusal,
    change: (changed: Partial<ScheduleDraft>) => {
      mended();
      setDraft({ ...draft, ...changed });
    },
    submit: () => {
      setTried(true);
      void save(draft);
    },
  };
};

const OwnText = ({ draft, tried, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <TextAreaField
      own
      required
      rows={3}
      hint={formatMessage(messages.textHint)}
      label={formatMessage(messages.text)}
      placeholder={formatMessage(messages.textPlaceholder, { frequency: draft.frequency })}
      maxLength={maxOwnTextLength}
      value={draft.text}
      error={tried && draft.text.trim() === '' ? formatMessage(messages.textRequired) : null}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  );
};

/** Its hours are those of where it was set. */
const OtherZone = ({ schedule }: Pick<FormProps, 'schedule'>) =>
  schedule === null || schedule.timeZone === deviceZone() ? null : (
    <p className="xs dim">
      <FormattedMessage {...messages.otherZone} values={{ zone: schedule.timeZone }} />
    </p>
  );

/** When it reads, and what; each change is said as one sentence before it is saved. */
export const ScheduleForm = (props: FormProps) => {
  const { language } = useLanguage();
  const { draft, tried, isLoading, refusal, change, submit } = useForm(props);
  const read = readDraft(draft);
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, submit)}>
      <ScheduleSentence draft={draft} />
      <TimeFields draft={draft} tried={tried} onChange={change} />
      <OtherZone schedule={props.schedule} />
      <AmountFields draft={draft} tried={tried} onChange={change} />
      <LookBackSwitches draft={draft} onChange={change} />
      <VariableFields
        variables={inLanguage(props.orb.instructions, language)?.variables ?? []}
        values={draft.values}
        onChange={(values) => change({ values })}
      />
      <OwnText draft={draft} tried={tried} onChange={change} />
      {read && <MonthlyPrice read={read} text={draft.text} />}
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <div className={styles['save']}>
        <NextDate read={read} />
        <Button look="primary" type="submit" busy={isLoading}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </form>
  );
};
