import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { authorizationTargets } from '../../testing/access/targets';
import { clientFor } from '../../testing/api/clientFor';
import { testService } from '../../testing/testService';

interface Line {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The calls of docs/ingest.md, with the variables of the shell filled in. */
function linesOf(guide: string, variables: Record<string, string>): Line[] {
  const filled = (text: string) => text.replace(/\$([A-Z]+)/g, (_, name) => variables[name] ?? '');
  const blocks = [...guide.matchAll(/```sh\n(curl[\s\S]*?)```/g)].map(([, block = '']) => filled(block));
  return blocks.map((block) => {
    const [command = '', body] = block.split(/<<EOF\n/);
    const headers = [...command.matchAll(/-H "([^:"]+): ([^"]*)"/g)].map(([, name, value]) => [name, value]);
    return {
      method: /-X (\w+)/.exec(command)?.[1] ?? 'GET',
      path: /"(\/[^"]*)"/.exec(command)?.[1] ?? '',
      headers: Object.fromEntries(headers),
      ...(body !== undefined && { body: body.replace(/\nEOF\s*$/, '') }),
    };
  });
}

it('has curl lines that work, in their order', async () => {
  const service = await testService();
  const { own } = await authorizationTargets(service.orm);
  const path = `/organization/${own.organizationIds[0]}/api-key`;
  const key = await clientFor(service, 'org@nordskov.example')('POST', path, {
    name: 'curl',
    scopes: ['Measure'],
  });
  const lines = linesOf(readFileSync('docs/ingest.md', 'utf8'), {
    STACKYARD: '',
    KEY: String(key.data.key),
    DEPARTMENT: own.departmentIds[0] ?? '',
    CARD: own.cardVersionIds[0] ?? '',
    STACK: randomUUID(),
  });
  const answers = [];
  for (const { method, path, headers, body } of lines)
    answers.push(await service.call(method, path, { headers, body }));
  expect(answers.map(({ status, text }) => [status, status < 300 ? '' : text])).toEqual([
    ...[
      [200, ''],
      [201, ''],
      [201, ''],
      [200, ''],
      [200, ''],
    ],
  ]);
  const items = JSON.parse(answers.at(-1)?.text ?? '').data.items;
  expect(items).toMatchObject([{ status: 200 }, { status: 201, stack: { measurement: { version: 2 } } }]);
});
