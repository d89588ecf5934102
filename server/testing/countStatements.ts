/** The number of statements outside transactions while `act` runs. */
export async function countStatements(act: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(await globalThis.workerPglite(), 'query');
  try {
    await act();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
