import { cutText } from '@ecrin/domain/text/cut-text.ts';
import { v7 } from 'uuid';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { runningAddresses, skeletonOf } from '../kit/page-skeleton.ts';
import { accepted, openCommunity, openLink, readUntil, writeStory } from '../kit/sharing.ts';
import type { Target } from '../kit/target.ts';

/** Words that are something else where they are not taken as words. */
const hostile: Readonly<Record<string, string>> = {
  'a script': '</p></h1><script>alert(1)</script>',
  'a style': '</style><style>*{display:none}</style>',
  'an image that fails': '</title><img src=x onerror=alert(1)>',
  'an end of an attribute': `" onmouseover="alert(1)" x='`,
  'a drawing': '<svg/onload=alert(1)>',
  'a comment without end': '<!-- ',
  'an end of CDATA': ']]><script>alert(1)</script>',
  'an entity': '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>&a;',
  'entities that are tags': '&lt;script&gt;alert(1)&lt;/script&gt;&#60;b&#62;',
  'an address that runs': 'javascript:alert(1)//',
  'a link of Markdown': '[x](javascript:alert(1)) ![x](x)',
  'a template': '{{constructor.constructor("alert(1)")()}}${alert(1)}<%= 1 %>',
  'a header': 'a\r\nSet-Cookie: x=1\r\n\r\n<script>',
  'letters from right to left': '\u202Egpj.exe\u2066',
  'an emoji where names are cut': `${'a'.repeat(79)}🌊`,
  'an emoji where previews are cut': `1 ${'a '.repeat(88)}a🌊 et encore`,
  'what XML forbids': 'lac \u0001\u000B\uFFFF lac',
};
const harmless = 'Les clés dehors';

type Shown = Readonly<{ name: string; html: string }>;
type Page = Readonly<{ status: number; headers: Headers; body: string }>;

const read = async (target: Target, path: string): Promise<Page> => {
  const answer = await fetch(`${target.server().url}${path}`);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

/** A story and a community in which all words are these; what visitors see of them. */
const share = async (target: Target, words: string) => {
  const client = await registerClient(target.server().url, { firstname: cutText(words, 40) });
  // Another line would be another paragraph.
  const paragraph = words.replaceAll(/\s+/gu, ' ');
  const { storyId } = await writeStory(client, { title: cutText(words, 120), chapter: words, paragraph });
  const link = await openLink(client, storyId);
  const community = await openCommunity(client, { name: cutText(words, 80), purpose: words }, { indexed: true });
  const copyId = v7();
  const copied = { copyId, kind: 'story', sourceId: storyId, withPrivate: false, publicly: true };
  await accepted(client, `POST ${community.path}/copies`, copied);
  await accepted(client, `PUT ${community.path}/pin`, { copyId });
  await accepted(client, `POST ${community.path}/comments`, { commentId: v7(), parentId: null, words });
  return { client, storyId, link, community };
};
type Shared = Awaited<ReturnType<typeof share>>;

const pagesOf = async (target: Target, { link, community }: Shared): Promise<readonly Shown[]> => {
  const paths = { 'the page of the story': link.path, 'the public page': community.publicPath };
  const shown: Shown[] = [];
  for (const [name, path] of Object.entries({ ...paths, 'the invitation': community.invitePath })) {
    const { status, body } = await read(target, path);
    if (status !== 200) throw new Error(`${name} answered ${status}`);
    shown.push({ name, html: body });
  }
  return shown;
};

/** null: what a browser makes of each page is what it makes of harmless words. */
const comparePages = (pages: readonly Shown[], harmlessPages: readonly Shown[]): Verdict => {
  for (const [at, { name, html }] of pages.entries()) {
    if (skeletonOf(html) !== skeletonOf(harmlessPages[at]?.html ?? '')) return `${name} has other elements`;
    if (runningAddresses(html).length > 0) return `${name} has an address that runs`;
    if (html.includes('\uFFFD')) return `${name} has half a sign`;
  }
  return null;
};

/** What would run, by format. Files in an EPUB are not compressed; in a PDF words are strings, whatever stands in them. */
const running = { epub: /<(script|img src=x|svg\/|!ENTITY)/u, pdf: /\/(JavaScript|OpenAction|Launch)\b/u };

/** The files a reader keeps: their bytes, their headers. */
const compareBooks = async (target: Target, { client, storyId }: Shared): Promise<Verdict> => {
  for (const format of ['epub', 'pdf'] as const) {
    const answer = await fetch(`${target.server().url}/api/client/stories/${storyId}/book/${format}`, {
      headers: { Authorization: `Bearer ${client.token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    if (answer.status !== 200) return `the ${format} answered ${answer.status}`;
    if (answer.headers.getSetCookie().length > 0) return `the ${format} sets a cookie`;
    if (!answer.headers.get('Content-Disposition')?.startsWith('attachment;')) return `the ${format} is no download`;
    if (running[format].test(bytes)) return `the ${format} has markup`;
  }
  return null;
};

/** Answers to apps are JSON that no browser shows as a page. */
const compareAnswers = async (target: Target, { client, community, storyId }: Shared): Promise<Verdict> => {
  const paths = [community.path, `${community.path}/members`, `${community.path}/comments`, `/stories/${storyId}`];
  for (const path of paths) {
    const { status, headers } = await fetch(`${target.server().url}/api/client${path}`, {
      headers: { Authorization: `Bearer ${client.token}` },
    });
    if (status !== 200) return `GET ${path.replace(/[\w-]{36}/, '{id}')} answered ${status}`;
    if (!headers.get('Content-Type')?.startsWith('application/json')) return 'an answer is no JSON';
    if (headers.get('X-Content-Type-Options') !== 'nosniff') return 'an answer may be taken as another type';
  }
  return null;
};

const until = (client: ApiClient, { path }: Shared['community']): Promise<unknown> =>
  readUntil(client, `${path}/comments`, ({ items }) => Array.isArray(items) && items.length > 0);

/** Script and style in every word that others see: words they stay, on pages, in previews, books and answers. */
export const markup: AttackClass = {
  name: 'markup',
  cases: async (_random, target) => {
    const plain = await pagesOf(target, await share(target, harmless));
    return Object.entries(hostile).map(([label, words]): Case => ({
      label,
      attack: async (now) => {
        const shared = await share(now, words);
        await until(shared.client, shared.community);
        return (
          comparePages(await pagesOf(now, shared), plain) ??
          (await compareBooks(now, shared)) ??
          (await compareAnswers(now, shared))
        );
      },
    }));
  },
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
