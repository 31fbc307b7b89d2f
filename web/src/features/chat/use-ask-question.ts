import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { newId } from '#lib/outbox/device-environment.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { useAskQuestionMutation } from './chat.api.ts';
import { chatMessages } from './chat.messages.ts';
import { useQuestionProblem } from './use-question-problem.ts';

/** The field's state, and asking. Without a conversation the question starts one and its page opens. A question that could not be sent stays in the field. */
export const useAskQuestion = (conversationId: string | null, first = '') => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const [ask, { isLoading }] = useAskQuestionMutation();
  const sentenceOf = useQuestionProblem();
  // A retry after a lost response asks the same question.
  const [ids, setIds] = useState(() => ({ conversationId: newId(), questionId: newId() }));
  const send = async () => {
    if (isLoading) return;
    const text = value.trim();
    if (text === '') return setError(formatMessage(chatMessages.empty));
    const asked = conversationId ?? ids.conversationId;
    const result = await ask({
      conversationId: asked,
      body: { questionId: ids.questionId, text, timeZone: deviceZone() },
    });
    if (result.error) return setError(sentenceOf(result.error));
    setError(null);
    setValue('');
    setIds({ conversationId: newId(), questionId: newId() });
    if (conversationId === null) navigate(`/app/chat/${asked}`, { replace: true });
  };
  const change = (words: string) => {
    setValue(words);
    setError(null);
  };
  return {
    setValue: change,
    field: { value, error, busy: isLoading, onChange: change, onFailed: setError, onSend: () => void send() },
  };
};
