import { readText } from '@ecrin/browser/form/form-fields.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useUpdateClientMutation } from '#lib/session/client.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthFrame } from '../form/auth-frame.tsx';
import { keptDestination } from './destination.ts';

/** Asks for the first name of an account created by phone or provider; can be skipped. */
export const NameStep = ({ userId }: { userId: string }) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [update, { isLoading, error }] = useUpdateClientMutation();
  const [missing, setMissing] = useState(false);
  usePageTitle(formatMessage(messages.nameTitle));
  const send = async (fields: FormData) => {
    const firstname = readText(fields, 'firstname');
    setMissing(firstname === '');
    if (firstname !== '' && !(await update({ id: userId, body: { firstname } })).error)
      navigate(keptDestination(), { replace: true });
  };
  return (
    <AuthFrame title={formatMessage(messages.nameTitle)}>
      <AuthForm
        send={formatMessage(messages.goOn)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
      >
        <Field
          label={formatMessage(messages.firstname)}
          name="firstname"
          autoComplete="given-name"
          maxLength={80}
          hint={formatMessage(messages.firstnameHint)}
          error={missing ? formatMessage(messages.required) : null}
          required
        />
      </AuthForm>
      <Button look="text" onClick={() => navigate(keptDestination(), { replace: true })}>
        {formatMessage(messages.later)}
      </Button>
    </AuthFrame>
  );
};
