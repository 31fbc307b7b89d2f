import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ImportPreview, StartImportRequest } from '@ecrin/contracts/journal-import/journal-import.ts';
import { importUndoDays } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import type { Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { backLook, Page } from '@ecrin/ui/page/page.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thisMoment } from '#lib/outbox/device-environment.ts';
import { formatDate } from '#lib/time/date-format.ts';
import { useByteSize } from '../own-data/use-byte-size.ts';
import { countComing, minutesToBring, sumOf, type Coming } from './count-coming.ts';
import { useGiveUpImportMutation, useStartImportMutation } from './import.api.ts';
import { importMessages } from './import.messages.ts';
import { LeftOut } from './left-out.tsx';
import { WhatComes, type Chosen } from './preview-choices.tsx';
import { Examples, TimesRead, Years } from './preview-parts.tsx';
import { Columns, Moods, WhoIsMe } from './preview-questions.tsx';
import { previewMessages as messages } from './preview.messages.ts';
import type { useSending } from './sending/use-sending.ts';
import { Understand } from './understand.tsx';
import styles from './import.module.css';

const bold = { b: (text: ReactNode) => <b>{text}</b> };
const nothingChosen: StartImportRequest = {
  leftYears: [],
  leftJournals: [],
  leftParts: [],
  keepDuplicates: false,
  understand: false,
  moods: {},
};

type Moods = StartImportRequest['moods'];
const withMood = (moods: Moods, name: string, mood: Mood | null): Moods => {
  const { [name]: _before, ...others } = moods;
  return mood === null ? others : { ...others, [name]: mood };
};

type SumProps = Readonly<{ preview: ImportPreview; coming: Coming }>;

const Sum = ({ preview, coming: { entries, months } }: SumProps) => {
  const { formatDate: format } = useIntl();
  const inWords = (month: string) => format(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const from = months ? inWords(months.from) : 'none';
  const to = months && months.to !== months.from ? inWords(months.to) : 'same';
  const out = sumOf(preview.leftOut.map(({ count }) => count)) + preview.entries - entries;
  return (
    <h1 className={`display ${styles['lead']}`} data-level="2" aria-live="polite">
      <FormattedMessage
        {...messages.sum}
        values={{ ...bold, count: entries, out, from, to, elided: elidesBefore(from) }}
      />
    </h1>
  );
};

type StartProps = Chosen & Pick<SumProps, 'coming'> & Pick<ImportPreview, 'importId' | 'goals' | 'stories'>;

const Start = ({ importId, coming, goals, stories, choice }: StartProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const withFeedback = useCommandFeedback();
  const [start, { isLoading, isSuccess }] = useStartImportMutation();
  const date = formatDate(language, addMs(thisMoment().occurredAt, importUndoDays * dayMs));
  const byteSize = useByteSize();
  const takes = { minutes: minutesToBring(coming), size: byteSize(coming.pictureBytes + coming.soundBytes) };
  return (
    <div className={styles['start']}>
      <Button
        look="primary"
        size="lg"
        block
        busy={isLoading || isSuccess}
        disabled={coming.entries + goals + stories === 0}
        onClick={() => void withFeedback(start({ importId, body: choice }).unwrap())}
      >
        {formatMessage(messages.start, { count: coming.entries, goals, stories })}
      </Button>
      <p className="sm dim">
        {formatMessage(coming.pictures + coming.sounds > 0 ? messages.takes : messages.takesTime, takes)}{' '}
        {formatMessage(messages.startText, { date })}
      </p>
    </div>
  );
};

/** Leaves the file: what was sent of it is deleted. */
const Another = ({ importId, leave }: Readonly<{ importId: string; leave: () => void }>) => {
  const [giveUp] = useGiveUpImportMutation();
  const leaveIt = () => {
    void giveUp(importId);
    leave();
  };
  return (
    <button type="button" {...backLook} onClick={leaveIt}>
      <Icon of={chevronLeftIcon} />
      {useIntl().formatMessage(messages.another)}
    </button>
  );
};

type HeadProps = SumProps & Readonly<{ leave: () => void }>;

const Head = ({ preview, coming, leave }: HeadProps) => {
  const byteSize = useByteSize();
  return (
    <div>
      <Another importId={preview.importId} leave={leave} />
      <p className="label">
        <bdi>{preview.name}</bdi>, {byteSize(preview.bytes)}
      </p>
      <Sum preview={preview} coming={coming} />
      <TimesRead {...preview} />
    </div>
  );
};

type PreviewProps = Readonly<{ preview: ImportPreview }> & Pick<ReturnType<typeof useSending>, 'readAgain' | 'leave'>;

/** What would come of the file, before any of it is kept. */
export const Preview = ({ preview, readAgain, leave }: PreviewProps) => {
  const [choice, setChoice] = useState(nothingChosen);
  usePageTitle(useIntl().formatMessage(importMessages.title));
  const coming = countComing(preview.groups, choice);
  const choose = (changed: Partial<StartImportRequest>) => setChoice((before) => ({ ...before, ...changed }));
  return (
    <Page kind="plain wide">
      <div className={styles['preview']}>
        <div className={styles['column']}>
          <Head preview={preview} coming={coming} leave={leave} />
          <WhoIsMe {...preview} readAgain={(asked) => void readAgain(asked)} />
          <Columns {...preview} readAgain={(asked) => void readAgain(asked)} />
          {preview.entries > 0 && <Years years={preview.years} left={choice.leftYears} />}
          {preview.entries > 0 && <Examples examples={preview.examples} />}
          <LeftOut
            {...preview}
            keepDuplicates={choice.keepDuplicates}
            onKeep={(keepDuplicates) => choose({ keepDuplicates })}
          />
        </div>
        <div className={styles['column']}>
          {preview.entries + preview.goals + preview.stories > 0 && (
            <WhatComes preview={preview} choice={choice} choose={choose} />
          )}
          <Moods
            moods={preview.moods}
            chosen={choice.moods}
            onChoose={(name, mood) => choose({ moods: withMood(choice.moods, name, mood) })}
          />
          {preview.entries > 0 && <Understand preview={preview} coming={coming} choice={choice} choose={choose} />}
          <Start {...preview} coming={coming} choice={choice} />
        </div>
      </div>
    </Page>
  );
};
