import { audienceMessages } from './messages/audience.messages.ts';
import { detailMessages } from './messages/detail.messages.ts';
import { listMessages } from './messages/list.messages.ts';
import { writingMessages } from './messages/writing.messages.ts';

/** All of this feature. */
export const communicationMessages = { ...writingMessages, ...audienceMessages, ...listMessages, ...detailMessages };
