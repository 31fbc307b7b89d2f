import { chartMessages } from './messages/chart.messages.ts';
import { commonMessages } from './messages/common.messages.ts';
import { headlineMessages } from './messages/headline.messages.ts';
import { notableMessages } from './messages/notable.messages.ts';

/** All words around the figures. */
export const figuresMessages = { ...commonMessages, ...headlineMessages, ...chartMessages, ...notableMessages };
