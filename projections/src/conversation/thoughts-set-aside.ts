import { plainWords } from '@ecrin/domain/text/search-words.ts';
import type { Page, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { conversationModel, type ConversationDocument } from './conversation.model.ts';

type Asked = Readonly<{ ownerId: string; text: string; setAside: readonly string[] }>;
type WordsOf = (text: string) => readonly Readonly<{ key: string }>[];

/** The same for questions about the same words; for those about none, the words they are asked with. */
const subjectKey = (text: string, wordsOf: WordsOf): string => {
  const keys = wordsOf(text)
    .map(({ key }) => key)
    .toSorted();
  return keys.length > 0 ? keys.join('\n') : `? ${plainWords(text)}`;
};

/** Whether the person said of a thought that it is not about this question, or about one with the same subject. */
export const thoughtsSetAside = async (
  models: ReadModels,
  { ownerId, text, setAside }: Asked,
  wordsOf: WordsOf,
): Promise<(thoughtId: string) => boolean> => {
  const conversations = await models.open(conversationModel);
  const subject = subjectKey(text, wordsOf);
  const aside = new Set(setAside);
  let cursor: string | null = null;
  do {
    const page: Page<ConversationDocument> = await conversations.find({
      filter: { ownerId, deleted: false, hasSetAside: true },
      sort: [['lastAskedAt', 'desc']],
      limit: 100,
      cursor,
    });
    const same = page.items
      .flatMap(({ questions }) => questions)
      .filter((one) => one.text !== null && one.setAside.length > 0 && subjectKey(one.text, wordsOf) === subject);
    for (const id of same.flatMap((one) => one.setAside)) aside.add(id);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return (thoughtId) => aside.has(thoughtId);
};
