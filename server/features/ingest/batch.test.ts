import { randomUUID } from 'node:crypto';
import { registrator } from '../../testing/access/fieldWorkers';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();
const { measured, registration, rowOf } = field;

describe('a batch', () => {
  const batch = async (items: readonly unknown[], email = 'surveyor@nordskov.example') => {
    const response = await clientFor(field.service(), email)('POST', '/ingest/batch', { items });
    return { status: response.status, answers: objectsIn(response.data.items ?? null) };
  };

  it('keeps what is right, and says of the rest what is wrong with it', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const { status, answers } = await batch([
      { clientKey: first, registration: registration() },
      { clientKey: second, measurement: measured({ volume: -1 }) },
      'nothing',
      { clientKey: third, measurement: measured({ departmentId: field.sibling().departmentIds[0] }) },
      { clientKey: first, measurement: measured() },
      { clientKey: first, measurement: measured() },
      { clientKey: third, measurement: measured(), registration: registration() },
    ]);
    expect(status).toBe(200);
    expect(answers.map((answer) => [answer.index, answer.clientKey, answer.status])).toEqual([
      ...[
        [0, first, 201],
        [1, second, 400],
        [2, null, 400],
        [3, third, 404],
      ],
      ...[
        [4, first, 201],
        [5, first, 200],
        [6, third, 400],
      ],
    ]);
    expect(answers[1]).toMatchObject({ fieldErrors: [{ field: 'volume' }] });
    expect((await rowOf(first))?.state).toBe('Measured');
    expect(await rowOf(second)).toBeUndefined();
    expect(await rowOf(third)).toBeUndefined();
  });

  it('measures for nobody who only registers', async () => {
    const clientKey = randomUUID();
    const items = [
      { clientKey, measurement: measured() },
      { clientKey, registration: registration() },
    ];
    const { answers } = await batch(items, registrator);
    expect(answers.map((answer) => answer.status)).toEqual([403, 201]);
  });

  it('of 10,000 items is refused, and none is stored', async () => {
    const clientKey = randomUUID();
    const items = Array.from({ length: 10_000 }, () => ({ clientKey, registration: registration() }));
    expect((await batch(items)).status).toBe(413);
    expect(await rowOf(clientKey)).toBeUndefined();
  });
});
