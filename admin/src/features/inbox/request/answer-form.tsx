import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { maxRequestWords, type RequestDetail } from '@ecrin/contracts/request/request.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { TemplateMenu } from '#lib/answer-templates/template-menu.tsx';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ActButton, Acts } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { answerMessages as messages } from './answer.messages.ts';
import { useAnswerRequestMutation, useWriteRequestMessageMutation } from './requests.api.ts';
import { ReverseAnswer } from './reverse-answer.tsx';
import styles from './request.module.css';

type Answer = RequestDetail['answers'][number];

const acts = {
  accepted: { shortcut: 'A', look: 'primary', label: messages.accept, sent: messages.sentAccepted },
  refused: { shortcut: 'R', look: 'danger', label: messages.refuse, sent: messages.sentRefused },
  answered: { shortcut: 'A', look: 'primary', label: messages.reply, sent: messages.sentAnswered },
} as const;

/** Sends a decision or a message with the words typed so far. Without the words it needs, the field says so and has the focus. */
const useSending = ({ requestId }: RequestDetail, field: RefObject<HTMLDivElement | null>) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  // One id for all attempts: a retry writes no second message.
  const [messageId, setMessageId] = useState(newId);
  const [answer, { isLoading: answering }] = useAnswerRequestMutation();
  const [write, { isLoading: writing }] = useWriteRequestMessageMutation();
  const typed = words.trim();
  const needWords = (): boolean => {
    setMissing(typed === '');
    if (typed === '') field.current?.querySelector('textarea')?.focus();
    return typed === '';
  };
  const decide = async (chosen: Answer) => {
    if (chosen !== 'accepted' && needWords()) return;
    const result = await answer({ requestId, body: { answer: chosen, words: typed === '' ? null : typed } });
    if (showResult(result, formatMessage(acts[chosen].sent))) setWords('');
  };
  const send = async () => {
    if (needWords()) return;
    const result = await write({ requestId, body: { messageId, words: typed } });
    if (!showResult(result, formatMessage(messages.sentMessage))) return;
    setWords('');
    setMessageId(newId());
  };
  const type = (text: string) => {
    setWords(text);
    setMissing(false);
  };
  /** To be read and edited there before it is sent. */
  const insert = (text: string) => {
    type(text);
    field.current?.querySelector('textarea')?.focus();
  };
  return { words, type, insert, missing, busy: answering || writing, decide, send };
};

type WordFieldProps = Readonly<{ request: RequestDetail; sending: ReturnType<typeof useSending> }>;

const WordField = ({ request: { client, clientFacts }, sending }: WordFieldProps) => {
  const { formatMessage } = useIntl();
  const { words, type, insert, missing } = sending;
  return (
    <TextAreaField
      label={formatMessage(messages.word)}
      aside={
        <TemplateMenu
          answered={{ language: clientFacts.language, firstName: client.firstname }}
          typed={words}
          most={maxRequestWords}
          onText={insert}
        />
      }
      hint={formatMessage(messages.wordHint)}
      rows={3}
      maxLength={maxRequestWords}
      value={words}
      onChange={({ target }) => type(target.value)}
      error={missing ? formatMessage(messages.wordMissing) : null}
    />
  );
};

/** The answer, or a message, with a word to the client. */
export const AnswerForm = ({ request }: { request: RequestDetail }) => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLDivElement>(null);
  const sending = useSending(request, field);
  const { busy, decide, send } = sending;
  const { answers, reversibleUntil, status } = request;
  if (status === 'withdrawn') return null;
  const note =
    reversibleUntil === null
      ? answers.includes('accepted') && formatMessage(inboxMessages.reversible)
      : formatMessage(messages.reversibleUntil, { day: shortDate(reversibleUntil) });
  return (
    <div className={styles['answer']} ref={field}>
      <WordField request={request} sending={sending} />
      <Acts note={note || undefined}>
        {answers.map((answer) => (
          <ActButton
            key={answer}
            shortcut={acts[answer].shortcut}
            look={acts[answer].look}
            label={formatMessage(acts[answer].label)}
            busy={busy}
            onClick={() => void decide(answer)}
          />
        ))}
        <Button look="text" busy={busy} onClick={() => void send()}>
          {formatMessage(answers.length > 0 ? messages.ask : messages.write)}
        </Button>
        {reversibleUntil !== null && <ReverseAnswer requestId={request.requestId} />}
      </Acts>
    </div>
  );
};
