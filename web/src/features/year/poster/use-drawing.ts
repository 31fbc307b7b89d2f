import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { posterDrawing, type PosterContent, type PosterDrawing } from '@ecrin/ui/poster/poster-drawing.ts';
import type { MeasureWords } from '@ecrin/ui/poster/poster-words.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { fontOf, loadFaces } from '#lib/picture/faces.ts';
import { useYearWords } from '../use-year-words.ts';
import { daysOfMonth, stonesOf } from '../year-figures.ts';
import { yearMessages } from '../year.messages.ts';
import { newPen } from './export/poster-picture.ts';
import type { PosterChoice } from './poster-choice.ts';
import { posterMessages as messages } from './poster.messages.ts';

/** Measured once at this size, in px. */
const measured = 100;
/** In sizes, where a browser draws no canvas. */
const usualWidth = 0.55;

const createMeasure = (): MeasureWords => {
  const pen = newPen(1, 1);
  const widths = new Map<string, number>();
  const widthOf = (text: string, font: string) => {
    if (!pen) return text.length * measured * usualWidth;
    pen.font = font;
    return pen.measureText(text).width;
  };
  return (text, face, size) => {
    const key = `${face} ${text}`;
    const width = widths.get(key) ?? widthOf(text, fontOf(face, measured));
    widths.set(key, width);
    return (width * size) / measured;
  };
};

/** Null while the typefaces are loaded. */
const useMeasure = (): MeasureWords | null => {
  const [measure, setMeasure] = useState<MeasureWords | null>(null);
  useEffect(() => {
    let over = false;
    // Without them the device's own are measured, and drawn.
    const begin = () => over || setMeasure(() => createMeasure());
    void loadFaces().then(begin, begin);
    return () => {
      over = true;
    };
  }, []);
  return measure;
};

const months = Array.from({ length: 12 }, (_none, index) => index + 1);

const useMonths = ({ year, days }: YearFigures): PosterContent['months'] => {
  const { language } = useLanguage();
  const say = useYearWords();
  return useMemo(
    () =>
      months.map((month) => ({
        mark: { rows: say.shortMonth({ year, month }), columns: say.initial({ year, month }) },
        days: daysOfMonth(year, month).map((day) => ({ day, stones: stonesOf(days, day) })),
      })),
    // What is said depends on the language only.
    // oxlint-disable-next-line react/exhaustive-deps
    [year, days, language],
  );
};

/** A poster as it is shown and as it will be in each file, with its words; null while the typefaces are loaded. */
export const useDrawing = (
  figures: YearFigures,
  choice: PosterChoice,
  firstname: string | null,
): Readonly<{ drawing: PosterDrawing; label: string }> | null => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const measure = useMeasure();
  const inMonths = useMonths(figures);
  const { year, total } = figures;
  const sentence = choice.sentence.trim() === '' ? null : choice.sentence.trim();
  const said = sentence !== null && language === 'fr' ? withFrenchTypography(sentence) : sentence;
  const name = choice.named ? firstname : null;
  const count = choice.counted ? formatMessage(yearMessages.thoughts, { count: total }) : null;
  const drawing = useMemo(
    () => measure && posterDrawing(choice.format, { year, months: inMonths, sentence: said, name, count }, measure),
    [measure, choice.format, year, inMonths, said, name, count],
  );
  const strand = formatMessage(yearMessages.strand, { count: total, year: String(year) });
  const quoted = said === null ? null : formatMessage(messages.quoted, { sentence: said });
  const parts = [formatMessage(messages.shown, { year: String(year) }), strand, quoted, name, count];
  return drawing && { drawing, label: parts.filter((part) => part !== null).join('. ') };
};
