import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** The script that starts a real OpenAI-compatible speech server, where it is installed: next to the checkout, or where `LOCAL_PROVIDER_START` says. */
const script =
  process.env['LOCAL_PROVIDER_START'] ||
  fileURLToPath(new URL('../../../../shared/tools/local-ai/start.sh', import.meta.url));

export const noLocalAiServer: string | null = existsSync(script)
  ? null
  : 'no local speech server in LOCAL_PROVIDER_START';

/** Longest a first start may take (it installs itself), in ms. */
const startTimeoutMs = 400_000;

/** `writes`: the model that writes, besides speech and embeddings. Resolves with its base URL and a function to end it; null when it could not be started here. */
export const startLocalAiServer = async (
  writes: 'none' | '0.5b' = 'none',
): Promise<Readonly<{ baseUrl: string; stop: () => void }> | null> => {
  const port = await freePort();
  const output = await new Promise<string>((resolve) => {
    const starting = spawn(script, [String(port)], {
      timeout: startTimeoutMs,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LLM: writes },
    });
    let text = '';
    starting.stdout.on('data', (part) => (text += String(part)));
    starting.once('error', () => resolve(''));
    starting.once('exit', () => resolve(text));
  });
  const [baseUrl, pid] = output.trim().split(' ');
  return baseUrl && pid ? { baseUrl, stop: () => process.kill(Number(pid)) } : null;
};
