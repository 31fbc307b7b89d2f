import { Client, Connection } from '@temporalio/client';

/** All that a server stores of some runs, payloads decoded, as text: to search for what must not be there. */
export const runHistoryTexts = async (address: string, query: string): Promise<readonly string[]> => {
  const connection = await Connection.connect({ address });
  const histories = await Array.fromAsync(new Client({ connection }).workflow.list({ query }).intoHistories());
  await connection.close();
  return histories.map((history) => decodePayloads(JSON.stringify(history)));
};

/** Payloads are base64 in JSON. */
export const decodePayloads = (history: string): string =>
  history.replaceAll(
    /"data":"([^"]*)"/g,
    (_match, data: string) => `"data":${Buffer.from(data, 'base64').toString('utf8')}`,
  );
