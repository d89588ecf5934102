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
