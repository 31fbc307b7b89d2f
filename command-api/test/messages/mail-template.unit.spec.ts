import { describe, expect, it } from 'vitest';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import { mailTexts } from '#messages/mail-texts.ts';

const url = 'https://ecrin.exemple/verify/email#token=abc';
const account = { firstname: 'Claire', registeredAt: '2026-01-02T09:00:00.000Z', thoughts: 12, url };
const notice = {
  title: 'Appeler Papa',
  body: 'Ce soir',
  url,
  unsubscribeUrl: 'https://ecrin.exemple/verify/unsubscribe#ticket=abc',
};
const templatesOf = ({
  proveEmail,
  alreadyRegistered,
  forgottenPassword,
  passwordChanged,
  emailChangeAsked,
  emailChanged,
  notification,
  adminNotification,
}: (typeof mailTexts)['fr']) => [
  proveEmail('012345', url),
  alreadyRegistered(url),
  forgottenPassword([account]),
  forgottenPassword([account, { ...account, firstname: null, thoughts: 0 }]),
  passwordChanged(url),
  emailChangeAsked(url),
  emailChanged(url),
  notification(notice),
  adminNotification(notice),
  notification({ ...notice, title: 'Un rappel vous attend', body: null }),
];

const linksOf = ({ link, choices = [] }: MailTemplate) => [...(link ? [link] : []), ...choices];

describe.each(['fr', 'en'] as const)('every mail in %s', (language) => {
  it.each(templatesOf(mailTexts[language]).map((template) => [template.subject, template] as const))(
    'has the same content as text and as HTML: %s',
    (subject, template) => {
      const mail = renderMail('claire@exemple.fr', language, template);
      expect(mail).toMatchObject({ channel: 'mail', to: 'claire@exemple.fr', subject });
      for (const sentence of [...template.paragraphs, ...template.closing]) {
        expect(mail.text).toContain(sentence);
        expect(mail.html).toContain(sentence.replaceAll("'", '&#39;'));
      }
      expect([mail.text.includes(url), mail.html.includes(`href="${url}"`)]).toEqual([
        linksOf(template).length > 0,
        linksOf(template).length > 0,
      ]);
      expect([/^ {4}012345$/m.test(mail.text), mail.html.includes('>012345<')]).toEqual([
        template.code !== undefined,
        template.code !== undefined,
      ]);
      expect([mail.text, mail.html].map((part) => part.includes(notice.unsubscribeUrl))).toEqual([
        template.unsubscribe !== undefined,
        template.unsubscribe !== undefined,
      ]);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html.match(/<h1/g)).toHaveLength(1);
      // Opening it loads nothing: no tracking pixel, no external resource.
      expect(mail.html).not.toMatch(/<img|<script|<link|url\(/);
    },
  );
});

it('escapes personal words', () => {
  const { html } = renderMail('c@exemple.fr', 'fr', { subject: '<b>&', paragraphs: ['"<script>'], closing: [] });
  expect(html).toContain('<title>&lt;b&gt;&amp;</title>');
  expect(html).toContain('<p dir="auto">&quot;&lt;script&gt;</p>');
});

it('follows French typography: narrow spaces before high marks, a full one before a colon, no exclamation marks', () => {
  for (const template of templatesOf(mailTexts.fr)) {
    const { subject, paragraphs, closing, unsubscribe } = template;
    const labels = [...linksOf(template), ...(unsubscribe ? [unsubscribe] : [])].map(({ label }) => label);
    const text = [subject, ...paragraphs, ...closing, ...labels].join('\n');
    expect(text).not.toMatch(/[^\u202F][?;]|[^\u00A0]:|!| [?;:]/);
  }
});

it('greets by no name: an attacker who types an address chooses that name', () =>
  expect(
    Object.values(mailTexts)
      .flatMap(templatesOf)
      .map(({ paragraphs }) => paragraphs.join(' '))
      .join(' '),
  ).not.toMatch(/Bonjour|Dear|Hello/));
