import { Readable } from 'node:stream';
import { bookFormats, type BookFormat } from '@ecrin/contracts/story/story.ts';
import type { SpokenPassage, StoryPicture } from '@ecrin/domain/story/story.vocabulary.ts';
import type { ReplyHeaders } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { AppContext } from '#http/app-context.ts';
import { playAudio } from '#recording/play-audio.ts';
import { makeBook, type BookServices } from '../book/make-book.ts';
import { storedPassage, type PassageServices } from '../media/passages.ts';
import { pictureHeaders, readStoryPicture } from '../media/story-pictures.ts';
import type { StoryReading } from '../story-services.ts';
import { bookName, passageFile, pictureFile, type PageTickets } from './file-addresses.ts';
import { openShare, type OpenShare } from './open-share.ts';
import { readingWait } from './reading-limits.ts';

export type FileServices = PassageServices &
  BookServices &
  Pick<ApiServices, 'access' | 'clock' | 'events' | 'keyedHash'> &
  Readonly<{ stories: StoryReading; tickets: PageTickets }>;

type Asked = Readonly<{
  token: string;
  ticket: string;
  file: string;
  range: string | null;
  address: string;
  now: string;
}>;
type Found = Readonly<{ stream?: AsyncIterable<Uint8Array>; status: number; headers: ReplyHeaders }>;

/** The picture, the passage or the book of a page: only what that page shows at this moment. */
export const answerFile = async (services: FileServices, ctx: AppContext): Promise<void> => {
  const now = services.clock.now().toISOString();
  const param = (name: 'token' | 'ticket' | 'file') => String(ctx['params'][name]);
  const [token, ticket, file] = [param('token'), param('ticket'), param('file')];
  ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow, noarchive' });
  const wait = await readingWait(services, { kind: bookFormatOf(file) ? 'book' : 'file', address: ctx.ip, now });
  if (wait !== null) {
    ctx.set('Retry-After', wait);
    ctx.status = 429;
    return;
  }
  const found = await findAllowed(services, {
    token,
    ticket,
    file,
    range: ctx.get('Range') || null,
    address: ctx.ip,
    now,
  });
  if (found) send(ctx, found);
  else ctx.status = 404;
};

const send = (ctx: AppContext, { status, headers, stream }: Found): void => {
  ctx.status = status;
  ctx.set(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
  if (stream) ctx.body = Readable.from(stream);
};

const findAllowed = async (services: FileServices, asked: Asked): Promise<Found | null> => {
  const open = await openShare(services, asked.token, asked.now);
  return open && services.tickets.isValid(asked.ticket, open.share, asked.now) ? findFile(services, open, asked) : null;
};

const findFile = async (services: FileServices, open: OpenShare, asked: Asked): Promise<Found | null> => {
  const format = bookFormatOf(asked.file);
  if (format) return open.share.downloadable ? bookFile(services, open, { ...asked, format }) : null;
  for (const { picture, passage } of open.copy.parts) {
    if (picture && asked.file === pictureFile(picture.version)) return picturedFile(services, open, picture);
    if (passage && asked.file === passageFile(passage)) return passageSound(services, open, { passage, ...asked });
  }
  return null;
};

const passageSound = async (
  services: FileServices,
  { share: { ownerId } }: OpenShare,
  { passage, range }: Readonly<{ passage: SpokenPassage; range: string | null }>,
): Promise<Found | null> => {
  const audio = await storedPassage(services, { ownerId, passage });
  const played = audio && (await playAudio(services.blobs, { clientId: ownerId, audio, range }));
  return played && !('refused' in played) ? played : null;
};

const picturedFile = async (
  services: FileServices,
  { share }: OpenShare,
  picture: StoryPicture,
): Promise<Found | null> => {
  const stream = await readStoryPicture(services, share, picture);
  return stream && { stream, status: 200, headers: pictureHeaders };
};

const bookFile = async (
  services: FileServices,
  { share: { storyId, ownerId }, copy }: OpenShare,
  { format, address: reader, now }: Asked & Readonly<{ format: BookFormat }>,
): Promise<Found> => {
  const author = await services.stories.firstName(ownerId);
  return { status: 200, ...(await makeBook(services, { storyId, ownerId, copy, author, reader, now }, format)) };
};

/** null: the file is no book. */
const bookFormatOf = (file: string): BookFormat | null =>
  bookFormats.find((format) => file === bookName(format)) ?? null;
