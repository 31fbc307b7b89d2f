import { showToast } from '@ecrin/browser/page/toasts.ts';
import { maxRequestWords, type OpenRequestRequest } from '@ecrin/contracts/request/request.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { useFindJoinableQuery, useOpenRequestMutation } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';
import styles from '../profile.module.css';

type Kind = OpenRequestRequest['subject']['kind'];
const kinds = ['help', 'join', 'permission'] as const satisfies readonly Kind[];

const OrganizationChoice = ({
  chosen,
  error,
  onChoose,
}: Readonly<{ chosen: string | null; error: string | null; onChoose: (id: string) => void }>) => {
  const { formatMessage } = useIntl();
  const [sought, seek] = useState('');
  const { data: found } = useFindJoinableQuery(useDeferredValue(sought.trim()));
  return (
    <>
      <Field
        label={formatMessage(messages.organization)}
        type="search"
        value={sought}
        error={error}
        onChange={({ target }) => seek(target.value)}
      />
      {found?.length === 0 && <p className="sm dim">{formatMessage(messages.noOrganization)}</p>}
      <Chips name={formatMessage(messages.join)}>
        {found?.map(({ organizationId, name }) => (
          <Chip key={organizationId} aria-pressed={organizationId === chosen} onClick={() => onChoose(organizationId)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </>
  );
};

const subjectOf = (kind: Kind, organizationId: string | null): OpenRequestRequest['subject'] | null => {
  if (kind === 'join') return organizationId === null ? null : { kind, organizationId };
  return kind === 'permission' ? { kind, permission: 'create-orbs' } : { kind };
};

/** Sends what was chosen and typed; `missing`: what it still needs. */
const useOpening = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [kind, setKind] = useState<Kind>(search.get('ask') === 'create-orbs' ? 'permission' : 'help');
  const [organizationId, setOrganizationId] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState<'words' | 'organization' | null>(null);
  // One id for all attempts: a retry opens no second request.
  const [requestId] = useState(newId);
  const [open, { isLoading, error }] = useOpenRequestMutation();
  const send = async () => {
    const subject = subjectOf(kind, organizationId);
    const typed = words.trim() || null;
    if (!subject) return setMissing('organization');
    if (kind === 'help' && typed === null) return setMissing('words');
    setMissing(null);
    if ((await open({ requestId, subject, words: typed })).error) return undefined;
    showToast({ tone: 'done', message: formatMessage(messages.sent) });
    return navigate(`/app/profile/requests/${requestId}`);
  };
  const chooseKind = (chosen: Kind) => {
    setKind(chosen);
    setMissing(null);
  };
  return { kind, chooseKind, organizationId, setOrganizationId, words, setWords, missing, isLoading, error, send };
};

/** Asks for help, to join an organisation, or for the permission to create orbs. */
export const NewRequest = () => {
  const { formatMessage } = useIntl();
  const opening = useOpening();
  const { kind, organizationId, words, missing } = opening;
  const refusal = useFormatProblem()(opening.error);
  return (
    <form className={styles['request']} noValidate onSubmit={(event) => submitForm(event, opening.send)}>
      <Chips name={formatMessage(messages.kind)}>
        {kinds.map((one) => (
          <Chip key={one} aria-pressed={one === kind} onClick={() => opening.chooseKind(one)}>
            {formatMessage(messages[one])}
          </Chip>
        ))}
      </Chips>
      {kind === 'join' && (
        <OrganizationChoice
          chosen={organizationId}
          error={missing === 'organization' && !organizationId ? formatMessage(messages.organizationMissing) : null}
          onChoose={opening.setOrganizationId}
        />
      )}
      <TextAreaField
        label={formatMessage(messages.words)}
        hint={formatMessage(messages.wordsHint)}
        rows={3}
        maxLength={maxRequestWords}
        value={words}
        onChange={({ target }) => opening.setWords(target.value)}
        error={missing === 'words' && words.trim() === '' ? formatMessage(messages.wordsMissing) : null}
      />
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Button look="primary" type="submit" busy={opening.isLoading}>
        {formatMessage(messages.send)}
      </Button>
    </form>
  );
};
