import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { PhoneChannel } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useRemovePhoneMutation } from '../profile.api.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SignInMethodForm, SignInMethodRow } from './sign-in-method-row.tsx';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';

/** The phone metadata of all countries is large: loaded only when a number is typed or shown. */
const { Screen: PhoneForm } = lazyScreen(async () => (await import('./phone-form.tsx')).PhoneForm);
const { Screen: WrittenPhone } = lazyScreen(async () => (await import('./phone-form.tsx')).FormattedPhone);

const Written = ({ phone }: { phone: string }) => (
  <ErrorBoundary fallback={() => phone}>
    <Suspense fallback={phone}>
      <WrittenPhone phone={phone} />
    </Suspense>
  </ErrorBoundary>
);

/** The button disappears with the number: the focus moves to the next one. */
const Remove = () => {
  const { formatMessage } = useIntl();
  const [remove, { isLoading }] = useRemovePhoneMutation();
  const button = useRef<HTMLButtonElement>(null);
  const showResult = useResultFeedback();
  const confirmed = async () => {
    const neighbour = button.current?.parentElement?.querySelector<HTMLElement>('[aria-expanded]');
    if (showResult(await remove(), formatMessage(messages.phoneRemoved))) neighbour?.focus();
  };
  return (
    <ConfirmFirst
      title={formatMessage(messages.removePhoneAsk)}
      text={formatMessage(messages.removePhoneText)}
      confirm={formatMessage(messages.remove)}
      onConfirm={() => void confirmed()}
    >
      {(ask) => (
        <Button
          ref={button}
          look="text"
          busy={isLoading}
          aria-label={formatMessage(messages.removePhone)}
          onClick={ask}
        >
          {formatMessage(messages.remove)}
        </Button>
      )}
    </ConfirmFirst>
  );
};

type PhonePartProps = Readonly<{ client: ClientProfile; channels: readonly PhoneChannel[] }>;

export const PhoneMethod = ({ client: { phone }, channels }: PhonePartProps) => {
  const { formatMessage } = useIntl();
  const text =
    phone === null ? (
      <p className="sm dim">{formatMessage(messages.phoneNone)}</p>
    ) : (
      <p className="num">
        <Written phone={phone} />
      </p>
    );
  const remove = phone !== null && <Remove />;
  if (channels.length === 0) return <SignInMethodRow title={formatMessage(messages.phone)} text={text} acts={remove} />;
  return (
    <SignInMethodForm
      title={formatMessage(messages.phone)}
      text={text}
      also={remove}
      action={formatMessage(phone === null ? messages.add : messages.change)}
      actionOf={formatMessage(phone === null ? messages.addPhone : messages.changePhone)}
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={[36, 100, 100]} />}>
          <PhoneForm channels={channels} onDone={close} />
        </Suspense>
      )}
    </SignInMethodForm>
  );
};
