import { z } from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' });

/** A provider of models: workflows analyse thoughts with it, the API asks it for advice. */
export const modelVariables = {
  AI_BASE_URL: address
    .optional()
    .describe('Any OpenAI-compatible endpoint, with its `/v1`. Without it everything is computed on this machine.'),
  AI_API_KEY: z.string().optional().describe('Key of that endpoint.'),
  ANALYSIS_MODEL: z
    .string()
    .optional()
    .describe(
      'Model of the endpoint that analyses thoughts and gives advice on goals. Without it the local analyst is used, without advice.',
    ),
};
