import {
  bookExtras,
  exportParts,
  type BookExtra,
  type ExportOutlook,
  type ExportPart,
} from '@ecrin/contracts/export/export.ts';
import { ChoiceList, ChoiceRow } from '@ecrin/ui/choice-list/choice-list.tsx';
import { ManyOptions } from '@ecrin/ui/choice-list/options.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { DateField } from '#lib/time/date-field.tsx';
import { useVoiceLength } from '#lib/time/voice-length.ts';
import { isBookAlone, type TakeChoice } from './take-choice.ts';
import { takeMessages as messages } from './take.messages.ts';
import styles from './own-data.module.css';

type Choosing = Readonly<{
  choice: TakeChoice;
  choose: (changed: Partial<TakeChoice>) => void;
  outlook: ExportOutlook | undefined;
}>;

const Span = ({ choice: { from, to }, choose }: Choosing) => {
  const { formatMessage } = useIntl();
  const isBackward = from !== '' && to !== '' && to < from;
  return (
    <div className={styles['days']}>
      <DateField
        label={formatMessage(messages.from)}
        value={from}
        onChange={(day) => choose({ from: day })}
        error={isBackward ? formatMessage(messages.backward) : null}
      />
      <DateField label={formatMessage(messages.to)} value={to} onChange={(day) => choose({ to: day })} />
    </div>
  );
};

const OneThread = ({ choice, choose }: Choosing) => {
  const { formatMessage } = useIntl();
  const { data } = useListThreadsQuery();
  const threads = (data?.items ?? []).map(({ threadId, name }) => ({
    value: threadId,
    label: name ?? formatMessage(messages.unnamed),
  }));
  if (data && threads.length === 0) return <p className="sm dim">{formatMessage(messages.noThread)}</p>;
  return (
    <SelectField
      label={formatMessage(messages.thread)}
      value={choice.threadId}
      onChange={({ target }) => choose({ threadId: target.value })}
      choices={[
        ...(choice.threadId === '' ? [{ value: '', label: formatMessage(messages.chooseThread) }] : []),
        ...threads,
      ]}
    />
  );
};

const figureOf: Readonly<Record<ExportPart, (outlook: ExportOutlook) => number>> = {
  sounds: ({ sounds }) => sounds,
  pictures: ({ pictures }) => pictures,
  understood: ({ understood }) => understood,
  others: ({ others }) => others,
};

/** Only what there is can be left out; what is not of one thought goes with all of them only, and nothing else with a book alone. */
const Parts = ({ choice, choose, outlook }: Choosing & Readonly<{ outlook: ExportOutlook }>) => {
  const { formatMessage, formatNumber } = useIntl();
  const lengthOf = useVoiceLength();
  const offered = exportParts.filter(
    (part) => figureOf[part](outlook) > 0 && (part !== 'others' || choice.what === 'all') && !isBookAlone(choice),
  );
  const voice = outlook.voiceMs > 0 ? lengthOf(outlook.voiceMs) : 'none';
  return (
    <ChoiceList label={formatMessage(messages.parts)}>
      <ChoiceRow
        name={formatMessage(messages.thoughts)}
        facts={formatMessage(messages.thoughtsText)}
        figure={formatNumber(outlook.thoughts)}
        checked
        disabled
        onChange={() => undefined}
      />
      {offered.map((part) => (
        <ChoiceRow
          key={part}
          name={formatMessage(messages.part, { part })}
          facts={formatMessage(messages.partText, { part, voice })}
          figure={formatNumber(figureOf[part](outlook))}
          checked={choice.parts.includes(part)}
          onChange={(on) =>
            choose({ parts: on ? [...choice.parts, part] : choice.parts.filter((one) => one !== part) })
          }
        />
      ))}
    </ChoiceList>
  );
};

/** Which thoughts, and what of them. */
export const TakeWhat = (choosing: Choosing) => {
  const { formatMessage } = useIntl();
  const { choice, choose, outlook } = choosing;
  const change = (what: TakeChoice['what']) =>
    choose({
      what,
      ...(what === 'span' && choice.from === '' && { from: outlook?.firstDay ?? '', to: outlook?.lastDay ?? '' }),
    });
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.what)}</h2>
      <div className={styles['segment']}>
        <Segment
          label={formatMessage(messages.whatLabel)}
          choices={(['all', 'span', 'thread'] as const).map((what) => ({
            choice: what,
            label: formatMessage(messages.whatChoice, { what }),
          }))}
          chosen={choice.what}
          onChoose={change}
        />
      </div>
      {choice.what === 'span' && <Span {...choosing} />}
      {choice.what === 'thread' && <OneThread {...choosing} />}
      {outlook && <Parts {...choosing} outlook={outlook} />}
    </section>
  );
};

const figureBeside: Readonly<Record<BookExtra, (outlook: ExportOutlook) => number>> = {
  pictures: ({ pictures }) => pictures,
  codes: ({ sounds }) => sounds,
};

/** What the book may have besides the words, where there is any of it. */
const BookWith = ({ choice, choose, outlook }: Choosing & Readonly<{ outlook: ExportOutlook }>) => {
  const { formatMessage, formatNumber } = useIntl();
  const offered = bookExtras.filter((extra) => figureBeside[extra](outlook) > 0);
  if (offered.length === 0) return null;
  return (
    <ChoiceList label={formatMessage(messages.bookWith)}>
      {offered.map((extra) => (
        <ChoiceRow
          key={extra}
          name={formatMessage(messages.bookExtra, { extra })}
          facts={formatMessage(messages.bookExtraText, { extra })}
          figure={formatNumber(figureBeside[extra](outlook))}
          checked={choice.bookWith.includes(extra)}
          onChange={(on) =>
            choose({
              bookWith: on ? [...choice.bookWith, extra] : choice.bookWith.filter((one) => one !== extra),
            })
          }
        />
      ))}
    </ChoiceList>
  );
};

const forms = ['ecrin', 'book', 'markdown', 'table'] as const;

/** In which forms; several go into one file. */
export const TakeForms = ({ choice, choose, outlook }: Choosing) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.forms)}</h2>
      <ManyOptions
        label={formatMessage(messages.forms)}
        choices={forms.map((form) => ({
          choice: form,
          name: formatMessage(messages.form, { form }),
          text: formatMessage(messages.formText, { form, pages: outlook?.book.pages ?? 0 }),
        }))}
        chosen={choice.forms}
        onChoose={(chosen) => choose({ forms: chosen })}
      />
      {outlook && choice.forms.includes('book') && <BookWith choice={choice} choose={choose} outlook={outlook} />}
    </section>
  );
};
