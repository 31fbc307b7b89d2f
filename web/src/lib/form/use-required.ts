import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './form.messages.ts';

/** A text without which a form is not sent. `error`: that it is missing, from the attempt until it is typed; `check`: at each attempt. */
export const useRequired = (value: string) => {
  const { formatMessage } = useIntl();
  const [refused, setRefused] = useState(false);
  const isMissing = value.trim() === '';
  return {
    error: refused && isMissing ? formatMessage(messages.required) : null,
    check: (): boolean => {
      setRefused(isMissing);
      return !isMissing;
    },
  };
};
