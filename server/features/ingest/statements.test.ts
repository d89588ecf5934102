import { randomUUID } from 'node:crypto';
import { statementsOf } from '../../testing/countStatements';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();

let key: string;

async function send(clientKey: string, over: object = {}): Promise<number> {
  const { status } = await field.service().call('PUT', `/ingest/stack/${clientKey}/measurement`, {
    headers: { 'x-api-key': key },
    body: field.measured(over),
  });
  return status;
}

beforeAll(async () => {
  const made = await field.admin('POST', `/organization/${field.organizationId()}/api-key`, {
    name: 'Harvester 3',
    scopes: ['Measure'],
  });
  key = String(made.data.key);
  // For the first stack of a year, the highest number of the department is looked for.
  await send(randomUUID());
});

const kinds = {
  read: /^\s*select\b.*?\bfrom "(\w+)"/s,
  add: /^\s*insert into "(\w+)"/,
  change: /^\s*update "(\w+)"/,
  remove: /^\s*delete from "(\w+)"/,
};

function kindOf(statement: string): string {
  const [kind] = Object.entries(kinds).flatMap(([act, pattern]) => {
    const table = pattern.exec(statement)?.[1];
    return table === undefined ? [] : [`${act} ${table}`];
  });
  const lock = /\bfor (?:no key update|update|key share|share)\b(?: of "\w+")?/.exec(statement)?.[0];
  return [kind ?? statement, lock?.replaceAll('"', '')].filter(Boolean).join(' ');
}

/**
 * A key is checked three times: before the body arrives, after it has arrived, and after taking the lock for
 * which a revocation of the key waits.
 */
const opened = [
  'read api_key',
  'read api_key',
  'read department for key share of organization',
  'read department for no key update of department',
  'read api_key',
  'read stack for update',
];
const judged = ['read stack', 'read stack for no key update of stack'];
const end = ['add history_entry', 'change api_key'];

const nothing = async () => undefined;

it.each<[string, (clientKey: string) => Promise<unknown>, object, string[]]>([
  [
    'a stack that nobody has registered',
    nothing,
    {},
    [
      ...opened,
      'read deleted_stack',
      'read measurement_card_version',
      'change department',
      'add stack',
      'add measurement',
      'add measured_notice',
      ...judged,
      ...end,
    ],
  ],
  [
    'a registered stack',
    field.register,
    {},
    [
      ...opened,
      'read measurement',
      'read measurement_card_version',
      'change stack',
      'add measurement',
      'remove stack_decision',
      'add measured_notice',
      ...judged,
      'read stack_file',
      ...end,
    ],
  ],
  [
    'a correction',
    send,
    { volume: 25.5, reason: 'Wrong length' },
    [
      ...opened,
      'read measurement',
      'read measurement_card_version',
      'change stack',
      'change measurement',
      'add measurement',
      'remove stack_decision',
      ...judged,
      'read stack_file',
      ...end,
    ],
  ],
  [
    'a message that comes again',
    send,
    {},
    [...opened, 'read measurement', 'read stack_file', 'change api_key'],
  ],
])('the statements of %s', async (_message, prepare, over, expected) => {
  const clientKey = randomUUID();
  await prepare(clientKey);
  const statements = await statementsOf(async () =>
    expect([200, 201]).toContain(await send(clientKey, over)),
  );
  expect(statements.map(kindOf)).toEqual(expected);
});
