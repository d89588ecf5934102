import { workerDatabase } from './testDatabase';

/** The number of statements outside transactions while `act` runs. */
export async function countStatements(act: () => Promise<unknown>): Promise<number> {
  const { orm } = await workerDatabase();
  const statements = jest.spyOn(orm._.session, 'prepareQuery');
  try {
    await act();
    return statements.mock.calls.length;
  } finally {
    statements.mockRestore();
  }
}

/** The statements while `act` runs, in their order and those of transactions too; without what begins and ends a transaction. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const { orm } = await workerDatabase();
  // A transaction has a session of its own, of the same class.
  const sessions: typeof orm._.session = Object.getPrototypeOf(orm._.session);
  const statements = jest.spyOn(sessions, 'prepareQuery');
  try {
    await act();
    return statements.mock.calls.map(([{ sql }]) => sql).filter((sql) => !/^(begin|commit)\b/.test(sql));
  } finally {
    statements.mockRestore();
  }
}
