import { workerDatabase } from './testDatabase';

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
