import type { OperatorNotice } from '@ecrin/contracts/site/operator.ts';
import { z } from 'zod';

const line = z.string().trim().max(300, 'at most 300 characters').optional();

/** Who runs the server: shown in its legal notice. */
export const operatorVariables = {
  OPERATOR_NAME: line.describe('Person or organisation that runs this server, for the legal notice (`/legal`).'),
  OPERATOR_ADDRESS: line.describe('Postal address there.'),
  OPERATOR_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'an e-mail address, or a page that begins with https://')
    .optional()
    .describe(
      'Where people write to: an e-mail address, or a page with https://. Also shown where they ask about their data.',
    ),
  OPERATOR_HOST: line.describe('Whose machines it runs on: name, address and phone of the hosting provider.'),
};

type OperatorConfig = Readonly<Partial<Record<keyof typeof operatorVariables, string | undefined>>>;

export const operatorNoticeOf = (config: OperatorConfig): OperatorNotice => ({
  name: config.OPERATOR_NAME ?? null,
  address: config.OPERATOR_ADDRESS ?? null,
  contact: config.OPERATOR_CONTACT ?? null,
  host: config.OPERATOR_HOST ?? null,
});
