import { tokenSecretOf } from '../auth/tokens/tokenSecret';
import type { Database } from '../db/client';
import { demoPictures } from '../demo/demoPictures';
import { demoPassword } from '../demo/seed/organizations/people';
import { storedPictures } from '../features/stacks/pictures/storedPictures';
import { sendDueMails } from '../mail-queue/sendMails';
import type { FileStore } from '../ports/fileStore';
import type { Mail } from '../ports/mailer';
import type { TokenSecret } from '../ports/tokenSecret';
import { hasAllPixels } from '../rendering/hasAllPixels';
import { contractClient } from './api/contractClient';
import { objectAt } from './api/contractSchemas';
import { noReports } from './noReports';
import { testDatabase, testNow, testSeed } from './testDatabase';
import { testFiles } from './testFiles';
import { tokenOf } from './tokenOf';

export const testSecret = new Uint8Array(32).fill(9);

/** Tokens of the older version, which were signed with the secret itself, are valid, too. */
export const testTokenSecret: TokenSecret = {
  ...tokenSecretOf({ current: testSecret, former: undefined }),
  unnamed: testSecret,
};

export const testPortal = 'https://portal.example';

export async function testService() {
  return serviceOn(await testDatabase());
}

export function serviceOn(database: Database, files: FileStore = testFiles) {
  let now = testNow;
  const mails: Mail[] = [];
  const deps = {
    database,
    now: () => now,
    tokenSecret: testTokenSecret,
    files,
    pictures: storedPictures(database.orm, files, demoPictures(database.orm, testSeed)),
    ...noReports,
    hasAllPixels,
  };
  const answer = contractClient(deps);
  const sending = {
    ...deps,
    publicUrl: testPortal,
    isMailServer: false,
    mailer: { deliver: async (mail: Mail) => void mails.push(mail), close: async () => undefined },
    onFailure: (line: string) => {
      throw new Error(line);
    },
  };
  const sendMails = async () => {
    while ((await sendDueMails(sending)) > 0);
  };
  const call: typeof answer = async (method, path, options) => {
    const response = await answer(method, path, options);
    if (method === 'POST') await sendMails();
    return response;
  };
  return {
    call,
    answer,
    sendMails,
    deps,
    orm: database.unrecorded,
    mails,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    tokenOf: (email: string) => tokenOf(database.unrecorded, testTokenSecret, email, now),
    signIn: async (email: string) => {
      const { json } = await call('POST', '/auth/login', {
        body: { username: email, password: demoPassword },
      });
      const { token, refreshToken } = objectAt(json ?? {}, 'data');
      if (typeof token !== 'string' || typeof refreshToken !== 'string')
        throw new Error(`${email} could not sign in`);
      return { token, refreshToken };
    },
  };
}

export type TestService = ReturnType<typeof serviceOn>;
