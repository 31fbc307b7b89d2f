import { readText, requiredFault, type FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { focusTitle } from '@ecrin/browser/navigation/navigation-focus.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Form } from '@ecrin/ui/form/form.tsx';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { useGetErasureQuery, type Reference } from './attestation.api.ts';
import { attestationMessages as messages } from './attestation.messages.ts';
import { ErasureShown } from './erasure-shown.tsx';
import { useReferenceInAddress } from './reference-in-address.ts';
import styles from './attestation.module.css';

const Frame = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <header className={styles['head']}>
        <Link href="/" aria-label={formatMessage(messages.home)}>
          <Logo name="always" />
        </Link>
        <LanguageChoice />
      </header>
      <main id="content" className={styles['body']}>
        {children}
      </main>
    </>
  );
};

type ReferenceFormProps = Readonly<{
  given: Reference | null;
  refusal: string | null;
  onChosen: (reference: Reference) => void;
}>;

const ReferenceForm = ({ given, refusal, onChosen }: ReferenceFormProps) => {
  const { formatMessage } = useIntl();
  const [faults, setFaults] = useState<FieldFaults>({});
  const send = (fields: FormData) => {
    const reference = { number: readText(fields, 'number'), code: readText(fields, 'code') };
    const found = { number: requiredFault(reference.number), code: requiredFault(reference.code) };
    setFaults(found);
    if (!found.number && !found.code) onChosen(reference);
  };
  const missing = (name: keyof Reference) => (faults[name] ? formatMessage(messages.missing) : null);
  return (
    <div className={styles['ask']}>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <p className="dim">{formatMessage(messages.ask)}</p>
      <Form send={formatMessage(messages.open)} busy={false} refusal={refusal} onSend={send}>
        <Field
          label={formatMessage(messages.number)}
          name="number"
          defaultValue={given?.number}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={missing('number')}
          required
        />
        <Field
          label={formatMessage(messages.code)}
          name="code"
          defaultValue={given?.code}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={missing('code')}
          required
        />
      </Form>
    </div>
  );
};

const pollMs = 10_000;

type FoundProps = Readonly<{ reference: Reference; onOther: (reference: Reference) => void }>;

/** Asks again while the erasure is under way. */
const Found = ({ reference, onOther }: FoundProps) => {
  const { formatMessage } = useIntl();
  const [isWaited, setWaited] = useState(false);
  const { currentData, error, isFetching } = useGetErasureQuery(reference, {
    pollingInterval: isWaited ? pollMs : 0,
    refetchOnMountOrArgChange: true,
  });
  const refusal = useProblemSentence(error);
  useEffect(() => {
    setWaited(currentData?.state === 'under-way');
    if (currentData) focusTitle();
  }, [currentData?.state]);
  if (currentData) return <ErasureShown erasure={currentData} />;
  if (isFetching) return <Skeleton label={formatMessage(messages.loading)} lines={[60, 90, 85]} />;
  return <ReferenceForm given={reference} refusal={refusal} onChosen={onOther} />;
};

/** Found by number and code, by whoever has them: the account is gone by then. */
export const AttestationScreen = () => {
  const [reference, choose] = useReferenceInAddress();
  return (
    <Frame>
      {reference ? (
        <Found reference={reference} onOther={choose} />
      ) : (
        <ReferenceForm given={null} refusal={null} onChosen={choose} />
      )}
    </Frame>
  );
};
