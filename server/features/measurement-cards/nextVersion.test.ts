import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { measurementCard } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import type { CardDocument } from '../../domain/cardDocument';
import { clientFor } from '../../testing/api/clientFor';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();

const former = 'Rødgran';
const next = 'Rødgran, kalamitet';

/** The card of the organisation that sends, as it is now, and with another text for spruce. */
async function ownCard(): Promise<CardDocument> {
  const [found] = await field
    .service()
    .orm.select({ name: measurementCard.name, definition: measurementCardVersion.definition })
    .from(measurementCardVersion)
    .innerJoin(measurementCard, eq(measurementCard.id, measurementCardVersion.cardId))
    .where(eq(measurementCardVersion.id, field.places().cardVersionId));
  if (!found) throw new Error('The organisation has no card');
  return { name: found.name, ...found.definition };
}

function withRenamedSpruce(card: CardDocument): CardDocument {
  const rename = (option: { key: string; text: string }) =>
    option.key === 'fi' ? { ...option, text: next } : option;
  return {
    ...card,
    fields: card.fields.map((one) =>
      one.id === 'treeSpecies' ? { ...one, options: one.options?.map(rename) ?? null } : one,
    ),
  };
}

/** Publishes the next version by the calls of a global admin, and says by which id devices name it. */
async function publish(document: CardDocument): Promise<string> {
  const { service } = field;
  const global = clientFor(service(), 'global@stackyard.example');
  const { data } = await global('POST', '/measurement-card', document);
  const path = `/measurement-card/${data.measurementCardId}/version/${data.version}`;
  expect((await global('PUT', `${path}/publish`)).status).toBe(200);
  const rows = await service().orm.select().from(measurementCardVersion);
  return (
    rows.find(({ cardId, version }) => cardId === data.measurementCardId && version === data.version)?.id ??
    ''
  );
}

async function measured(over: object = {}): Promise<string> {
  const key = randomUUID();
  expect((await field.register(key, over)).status).toBe(201);
  expect((await field.measure(key, over)).status).toBeLessThan(300);
  return (await field.rowOf(key))?.id ?? '';
}

async function textOf(method: string, path: string, body?: unknown): Promise<string> {
  const token = await field.service().tokenOf('org@nordskov.example');
  const { status, text } = await field.service().call(method, path, { token, body });
  expect(status).toBe(200);
  return text;
}

/** All that the portal shows of one stack, as it is sent. */
async function shownOf(id: string) {
  const departmentIds = field.own().departmentIds;
  const measurementCardId = field.own().cardIds[0];
  const list = await textOf('PUT', '/stack/list', { departmentIds, pageSize: 100 });
  const rows: { stackId: string }[] = JSON.parse(list).data.data;
  return {
    row: JSON.stringify(rows.find(({ stackId }) => stackId === id)),
    detail: await textOf('GET', `/stack/${id}`),
    report: await textOf('GET', `/stack/${id}/report-data`),
    csv: await textOf('PUT', '/stack/download-accumulated-csv', { stackIds: [id], measurementCardId }),
  };
}

it('shows the renamed option of stacks that are measured by it, and leaves those before it as they were', async () => {
  const card = await ownCard();
  const old = await measured({ polterId: 'old' });
  const before = await shownOf(old);
  for (const text of Object.values(before)) expect(text).toContain(`${former}`);

  const cardVersionId = await publish(withRenamedSpruce(card));
  const fresh = await measured({ polterId: 'new', cardVersionId });
  for (const text of Object.values(await shownOf(fresh))) {
    expect(text).toContain(next);
    expect(text.replaceAll(next, '')).not.toContain(former);
  }
  expect(await shownOf(old)).toEqual(before);
});

it('holds the evidence of stacks that are measured by it against its limits, and those before it against theirs', async () => {
  const { evidenceLimits: _, ...card } = await ownCard();
  const limits = { areaDifference: 0.04, stackedVolume: 30 };
  // 10 and 10.5 square metres are 4.9 percent apart.
  const told = async (id: string) => {
    const [{ row, detail, report }, [stored]] = await Promise.all([
      shownOf(id),
      field.service().orm.select().from(stack).where(eq(stack.id, id)),
    ]);
    return {
      stored: stored?.evidenceFailed,
      listed: JSON.parse(row ?? '{}').evidenceFailed,
      onPage: JSON.parse(detail).data.measurementCard.evidenceLimits,
      inPanel: JSON.parse(report).data.measurementCard.evidenceLimits,
    };
  };
  const former = await measured({ polterId: 'former', cardVersionId: await publish(card) });
  const cardVersionId = await publish({ ...card, evidenceLimits: limits });
  const strict = await measured({ polterId: 'strict', cardVersionId });
  expect(await told(strict)).toEqual({ stored: true, listed: true, onPage: limits, inPanel: limits });
  const sentCard = await field.send('GET', `/ingest/card?departmentId=${field.places().departmentId}`);
  expect(sentCard.data).toMatchObject({ cardVersionId, evidenceLimits: limits });
  const path = `/organization/${field.organizationId()}/measurement-card`;
  expect((await field.admin('GET', path)).data).toMatchObject({ evidenceLimits: limits });
  expect(await told(former)).toEqual({ stored: false, listed: false });

  await publish(card);
  expect(await told(strict)).toMatchObject({ stored: true, onPage: limits });
});
