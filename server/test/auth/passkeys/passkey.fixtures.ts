import type { createSoftwareAuthenticator, Deviation } from '@ecrin/testing/fakes/software-authenticator.ts';
import { sendRequest, type Answer, type TestServer } from '#test/server.fixtures.ts';

export type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;
type Options = Readonly<{ challenge: string; allowCredentials?: readonly unknown[] }>;
type Person = Readonly<{ token: string }>;

export const optionsIn = ({ body }: Answer): Options => body as Options;

/** What one person and one device do on a server. */
export const passkeyActions = (server: TestServer) => {
  const say = (request: string, asking: Parameters<typeof sendRequest>[2] = {}): Promise<Answer> => {
    const [method = '', path = ''] = request.split(' ');
    return sendRequest(server, `${method} /api/client${path}`, asking);
  };
  const beginSignIn = async () => {
    const answer = await say('POST /passkey-sign-in/options');
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { options: optionsIn(answer), cookie };
  };
  const finishSignIn = (cookie: string, answer: object): Promise<Answer> =>
    say('POST /passkey-sign-in', { body: { answer }, headers: { Cookie: cookie } });
  return {
    say,
    beginSignIn,
    finishSignIn,
    add: async ({ token }: Person, device: Authenticator, deviation: Deviation = {}): Promise<Answer> => {
      const options = await say('POST /passkeys/options', { token, body: {} });
      if (options.status !== 200) return options;
      return say('POST /passkeys', { token, body: { answer: device.create(optionsIn(options), deviation) } });
    },
    signIn: async (device: Authenticator, deviation: Deviation = {}): Promise<Answer> => {
      const { options, cookie } = await beginSignIn();
      return finishSignIn(cookie, device.get(options, deviation));
    },
    confirm: async ({ token }: Person, device: Authenticator, deviation: Deviation = {}): Promise<Answer> => {
      const options = await say('POST /confirmation/options', { token });
      if (options.status !== 200) return options;
      return say('POST /confirmation', { token, body: { answer: device.get(optionsIn(options), deviation) } });
    },
  };
};
