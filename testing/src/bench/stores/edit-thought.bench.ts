import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';

const rounds = 5;
const editsPerRound = 20;
/** About 10 KB: ten times as much takes the analyst ten times as long, which is not measured here. */
const words = 'Le lac, encore et encore, jusqu’au soir. '.repeat(250);

const writeAndEdit = async (client: ApiClient, edits: number): Promise<string> => {
  const { thoughtId, ...thought } = writtenThought('Le lac.');
  await client.call('POST', '/thoughts', { body: { thoughtId, ...thought } });
  for (let edit = 1; edit <= edits; edit += 1) await editOnce(client, thoughtId, edit);
  return thoughtId;
};

const editOnce = async (client: ApiClient, thoughtId: string, edit: number): Promise<void> => {
  const { status } = await client.call('PUT', `/thoughts/${thoughtId}`, { body: { content: `${edit} ${words}` } });
  if (status !== 200) throw new Error(`An edit was answered ${status}`);
};

/** In ms an edit. */
const timed = (client: ApiClient, thoughtId: string) => async (): Promise<number> => {
  const start = performance.now();
  for (let edit = 0; edit < editsPerRound; edit += 1) await editOnce(client, thoughtId, -edit);
  return (performance.now() - start) / editsPerRound;
};

/** Over HTTP: the 601st edit of a thought of 10 KB against the sixth of another one. */
export const benchEditThought = async (): Promise<readonly BenchRow[]> => {
  const server = await serverProcess({ LOG_LEVEL: 'silent' });
  try {
    const client = await registerClient(server.url);
    const [edited, fresh] = [await writeAndEdit(client, 600), await writeAndEdit(client, 5)];
    const measured = await interleave(rounds, { ours: timed(client, edited), reference: timed(client, fresh) });
    return [
      benchRow(
        { name: 'edit of a thought after 600 versions ÷ after 5', bar: 1.5, better: 'at-most', unit: 'ms' },
        measured,
      ),
    ];
  } finally {
    await server.remove();
  }
};
