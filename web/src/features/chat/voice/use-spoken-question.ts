import { maxSpokenQuestionSeconds } from '@ecrin/contracts/conversation/spoken-question.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHearQuestionMutation } from '#lib/api/chat-engine.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { microphoneFailure } from '#lib/microphone/microphone-failure.ts';
import { voiceMessages } from '../chat.messages.ts';
import { useQuestionProblem } from '../use-question-problem.ts';
import { recordQuestion, type QuestionRecording } from './record-question.ts';

type Stage = 'idle' | 'opening' | 'listening' | 'writing';
type Told = Readonly<{ onHeard: (text: string) => void; onFailed: (sentence: string) => void }>;
export type SpokenQuestion = Readonly<{
  stage: Stage;
  /** Since listening began. */
  seconds: number;
  start: () => void;
  finish: () => void;
  cancel: () => void;
}>;

/** Counts while it listens; `onLimit` when somebody has spoken for long enough. */
const useSeconds = (isListening: boolean, onLimit: () => void) => {
  const [seconds, setSeconds] = useState(0);
  const count = useEffectEvent(() => {
    setSeconds(seconds + 1);
    if (seconds + 1 >= maxSpokenQuestionSeconds) onLimit();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const timer = setInterval(() => count(), 1_000);
    return () => clearInterval(timer);
  }, [isListening]);
  return [seconds, () => setSeconds(0)] as const;
};

/** The microphone while it listens. `end` gives it over to be stopped or cancelled, once. */
const useRecording = () => {
  const recording = useRef<QuestionRecording | null>(null);
  const end = (): QuestionRecording | null => {
    const ending = recording.current;
    recording.current = null;
    return ending;
  };
  // The page may be left while it listens.
  useEffect(() => () => recording.current?.cancel(), []);
  return { begin: (begun: QuestionRecording) => void (recording.current = begun), end };
};

/** A question that is spoken instead of written: it is transcribed into the field, and sent by the person. */
export const useSpokenQuestion = ({ onHeard, onFailed }: Told): SpokenQuestion => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [stage, setStage] = useState<Stage>('idle');
  const recording = useRecording();
  const [hear] = useHearQuestionMutation();
  const sentenceOf = useQuestionProblem();

  const cancel = (): void => {
    recording.end()?.cancel();
    setStage('idle');
  };
  const fail = (sentence: string): void => {
    cancel();
    onFailed(sentence);
  };
  const finish = async (): Promise<void> => {
    setStage('writing');
    const sound = await recording.end()?.stop();
    if (!sound) return fail(formatMessage(voiceMessages.noSound));
    const { data, error } = await hear({ sound, language });
    if (!data) return fail(sentenceOf(error));
    setStage('idle');
    onHeard(data.text);
  };
  const [seconds, resetSeconds] = useSeconds(stage === 'listening', () => void finish());
  const start = async (): Promise<void> => {
    setStage('opening');
    resetSeconds();
    try {
      recording.begin(await recordQuestion(() => fail(formatMessage(voiceMessages.noSound))));
      setStage('listening');
    } catch (error) {
      const isRefused = microphoneFailure(error) === 'permission-refused';
      fail(formatMessage(isRefused ? voiceMessages.refused : voiceMessages.noSound));
    }
  };
  return { stage, seconds, start: () => void start(), finish: () => void finish(), cancel };
};
