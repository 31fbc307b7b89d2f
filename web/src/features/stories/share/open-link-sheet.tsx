import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { instantFromWallClock } from '@ecrin/domain/time/wall-clock.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v7 } from 'uuid';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { DateField } from '#lib/time/date-field.tsx';
import { editorMessages } from '../editor/editor.messages.ts';
import { useShareStoryMutation } from '../stories.api.ts';
import { shareMessages as messages } from './share.messages.ts';
import styles from './share.module.css';

/** The beginning of a day of the calendar, in the zone of the device. */
const startOfDay = (day: string): string =>
  new Date(instantFromWallClock(Date.parse(`${day}T00:00:00Z`), deviceZone())).toISOString();

type RowProps = Readonly<{ label: string; text: ReactNode; on: boolean; onChange: (on: boolean) => void }>;

const SwitchRow = ({ label, text, on, onChange }: RowProps) => {
  const id = useId();
  return (
    <div className={styles['set']}>
      <div>
        <b>{label}</b>
        <small id={id}>{text}</small>
      </div>
      <Switch label={label} on={on} onChange={onChange} describedBy={id} />
    </div>
  );
};

type Terms = Readonly<{ following: boolean; withPrivate: boolean; day: string; password: string }>;
const firstTerms: Terms = { following: true, withPrivate: false, day: '', password: '' };

/** Opens it, and copies its address where the browser allows that. */
const useOpenLink = ({ storyId }: Pick<StoryDetail, 'storyId'>, onDone: () => void) => {
  const { formatMessage } = useIntl();
  const [share, { isLoading }] = useShareStoryMutation();
  const withFeedback = useCommandFeedback();
  const open = async ({ following, withPrivate, day, password }: Terms) => {
    const closesAt = day === '' ? null : startOfDay(day);
    const body = { linkId: v7(), following, withPrivate, closesAt, password: password === '' ? null : password };
    const shared = share({ storyId, body }).unwrap();
    if (!(await withFeedback(shared))) return;
    const { url } = await shared;
    onDone();
    if (await copyText(url)) showToast({ tone: 'done', message: formatMessage(messages.copied) });
  };
  return { open, busy: isLoading };
};

type FieldsProps = Readonly<{ terms: Terms; privates: number; onChange: (changed: Partial<Terms>) => void }>;

const TermFields = ({ terms: { following, withPrivate, day, password }, privates, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['sets']}>
      <SwitchRow
        label={formatMessage(messages.follow)}
        text={<FormattedMessage {...messages.followText} />}
        on={following}
        onChange={(on) => onChange({ following: on })}
      />
      <SwitchRow
        label={formatMessage(messages.withPrivate)}
        text={<FormattedMessage {...messages.withPrivateText} values={{ count: privates }} />}
        on={withPrivate}
        onChange={(on) => onChange({ withPrivate: on })}
      />
      <DateField
        label={formatMessage(messages.closesOn)}
        hint={formatMessage(messages.closesOnHint)}
        value={day}
        onChange={(chosen) => onChange({ day: chosen })}
      />
      <PasswordField
        label={formatMessage(messages.password)}
        hint={formatMessage(messages.passwordHint)}
        showLabel={formatMessage(messages.show)}
        hideLabel={formatMessage(messages.hide)}
        autoComplete="off"
        maxLength={200}
        value={password}
        onChange={({ target }) => onChange({ password: target.value })}
      />
    </div>
  );
};

type Props = Readonly<{ story: StoryDetail; onClose: () => void }>;

/** The terms of a new link. */
export const OpenLinkSheet = ({ story, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [terms, setTerms] = useState(firstTerms);
  const { open, busy } = useOpenLink(story, onClose);
  const privates = story.sources.filter((thought) => thought.private).length;
  return (
    <Sheet title={formatMessage(messages.openTitle)} onClose={onClose}>
      <SheetBody>
        <TermFields
          terms={terms}
          privates={privates}
          onChange={(changed) => setTerms((before) => ({ ...before, ...changed }))}
        />
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...editorMessages.cancel} />
        </Button>
        <Button look="primary" busy={busy} onClick={() => void open(terms)}>
          <FormattedMessage {...messages.openLink} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
