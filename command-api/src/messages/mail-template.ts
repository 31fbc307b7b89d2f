import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { MailMessage } from '@ecrin/platform/ports/courier.ts';
import { escapeHtml } from './escape-html.ts';

/** The content of a mail: paragraphs, then a code and a link where there is one, then what to do if the reader did not request it. */
export type MailTemplate = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  code?: string;
  link?: MailLink;
  /** One of these links is to be chosen. */
  choices?: readonly MailLink[];
  closing: readonly string[];
  /** The unsubscribe link. */
  unsubscribe?: MailLink;
}>;
type MailLink = Readonly<{ label: string; url: string }>;

/** The same content as text and as plain HTML: a title, paragraphs, one link; nothing is loaded when it is opened. */
export const renderMail = (to: string, language: Language, template: MailTemplate): MailMessage => ({
  channel: 'mail',
  to,
  subject: template.subject,
  text: textOf(template),
  html: htmlOf(template, language),
});

const textOf = ({ paragraphs, code, link, choices = [], closing, unsubscribe }: MailTemplate): string =>
  [
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...linkLines(link),
    ...choices.flatMap(linkLines),
    ...closing,
    ...linkLines(unsubscribe),
    'Écrin',
  ].join('\n\n');

const linkLines = (link: MailLink | undefined): readonly string[] => (link ? [`${link.label}\n${link.url}`] : []);

const styles = {
  body: 'margin:0;padding:24px;background:#f7f5f2;color:#12263a;font:16px/1.6 Georgia,serif',
  main: 'max-width:32em;margin:0 auto;padding:24px;background:#ffffff',
  code: 'font:700 28px/1.4 monospace;letter-spacing:0.2em',
  link: 'color:#2c2c54',
} as const;

const htmlOf = (
  { subject, paragraphs, code, link, choices = [], closing, unsubscribe }: MailTemplate,
  language: Language,
): string => {
  const lines = [
    `<h1 dir="auto" style="font-size:20px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(code ? [`<p style="${styles.code}">${escapeHtml(code)}</p>`] : []),
    ...anchors(link),
    ...choices.flatMap(anchors),
    ...closing.map(paragraph),
    ...anchors(unsubscribe),
    paragraph('Écrin'),
  ];
  return (
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="${styles.body}"><main style="${styles.main}">\n${lines.join('\n')}\n</main></body></html>\n`
  );
};

const anchors = (link: MailLink | undefined): readonly string[] =>
  link ? [`<p><a style="${styles.link}" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : [];
const paragraph = (text: string): string => `<p dir="auto">${escapeHtml(text)}</p>`;
