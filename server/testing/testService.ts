import type { Database } from '../db/client';
import { demoMeasurements } from '../demo/demoMeasurements';
import { demoPassword } from '../demo/seed/organizations/people';
import { backgroundMailer } from '../mail/backgroundMailer';
import type { Mail } from '../ports/mailer';
import { contractClient } from './api/contractClient';
import { objectAt } from './api/contractSchemas';
import { noReports } from './noReports';
import { testDatabase, testNow, testSeed } from './testDatabase';
import { tokenOf } from './tokenOf';

export const testSecret = new Uint8Array(32).fill(9);

/** The service on fresh demo data, with a clock that the test moves. */
export async function testService() {
  return serviceOn(await testDatabase());
}

/** Another service on the same data, as after a restart. */
export function serviceOn(database: Database) {
  let now = testNow;
  const mails: Mail[] = [];
  const mailer = backgroundMailer({
    deliver: async (mail) => void mails.push(mail),
    onFailure: (line) => {
      throw new Error(line);
    },
  });
  const publicUrl = 'https://portal.example';
  const deps = {
    database,
    now: () => now,
    tokenSecret: testSecret,
    measurements: demoMeasurements(testSeed),
    mailer,
    publicUrl,
    ...noReports,
  };
  const call = contractClient(deps);
  return {
    call,
    deps,
    orm: database.orm,
    /** Posted mails, oldest first. */
    mails,
    /** Lets this many milliseconds pass. */
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    tokenOf: (email: string) => tokenOf(database.orm, testSecret, email, now),
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
