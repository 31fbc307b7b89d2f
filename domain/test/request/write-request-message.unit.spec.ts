import { describe, it } from 'vitest';
import { writeRequestMessage } from '#request/commands/write-request-message.ts';
import { maxMessagesPerDay, maxMessagesPerRequest } from '#request/request.vocabulary.ts';
import { answered, by, given, now, opened, reopened, requestId, withdrawn, written } from './request.fixtures.ts';

const own = { requestId, messageId: 'm', words: 'Un mot.', by: null, now };
const theirs = { ...own, by };
const nextDay = '2026-01-03T09:00:00.000Z';
const many = (count: number, writer: string | null) =>
  Array.from({ length: count }, (_none, index) => written(`m${index}`, writer));

describe('a message in the thread of a request', () => {
  it('is written once, by the client or an administrator', () => {
    given(opened()).when(writeRequestMessage, own).then(written('m', null));
    given(opened()).when(writeRequestMessage, theirs).then(written('m', by));
  });
  it('of the client opens an answered or withdrawn request again', () => {
    given(opened(), answered('refused')).when(writeRequestMessage, own).then(reopened, written('m', null));
    given(opened(), withdrawn).when(writeRequestMessage, own).then(reopened, written('m', null));
  });
  it('of an administrator leaves an answered request answered, and none is written in a withdrawn one', () => {
    given(opened(), answered('accepted')).when(writeRequestMessage, theirs).then(written('m', by));
    given(opened(), withdrawn).when(writeRequestMessage, theirs).thenRefused('request.withdrawn');
  });
  it('is one of at most twenty that a client writes within a day', () => {
    const full = many(maxMessagesPerDay - 1, null);
    given(opened(), ...full)
      .when(writeRequestMessage, own)
      .thenRefused('request.too-many-messages');
    given(opened(), ...full)
      .when(writeRequestMessage, { ...own, now: nextDay })
      .then(written('m', null, nextDay));
    given(opened(), ...full)
      .when(writeRequestMessage, theirs)
      .then(written('m', by));
  });
  it('is one of at most two hundred of a thread', () =>
    given(opened(), ...many(maxMessagesPerRequest - 1, by))
      .when(writeRequestMessage, theirs)
      .thenRefused('request.thread-full'));
  it('needs a request', () => given().when(writeRequestMessage, own).thenRefused('request.not-found'));
});
