import { renderUi } from '@mocks/render/renderUi';
import type { SaveResult } from './saveResult';
import { useIdempotentSave } from './useIdempotentSave';

const failed: SaveResult = { kind: 'failed', message: 'No answer.', fieldErrors: [] };

function saveOf(results: SaveResult[]) {
  const keys: string[] = [];
  let save: (values: { name: string }) => Promise<SaveResult> = async () => failed;
  function Form() {
    save = useIdempotentSave(async (_, key) => {
      keys.push(key);
      return results.shift() ?? { kind: 'saved' };
    });
    return null;
  }
  renderUi(<Form />);
  return { keys, save: (name: string) => save({ name }) };
}

it('sends the same key again with the same values, and another one with others', async () => {
  const { keys, save } = saveOf([failed, failed, failed]);
  await save('Syd');
  await save('Syd');
  await save('Nord');
  const [first, again, changed] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

it('begins anew after a success: the same values once more are another thing', async () => {
  const { keys, save } = saveOf([]);
  await save('Syd');
  await save('Syd');
  expect(keys[1]).not.toBe(keys[0]);
});
