import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { deletedOrganization } from '../../db/deletedSchema';
import { measurementCard, organization } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import type { CardDefinition } from '../../domain/cardDefinition';
import { clientFor } from '../../testing/api/clientFor';
import { fieldSender } from '../../testing/fieldSender';
import { entriesIn, organizationFiles, renewManifest, writeEntries } from '../../testing/organizationFiles';
import type { TestService } from '../../testing/testService';

const yard = fieldSender();
const files = organizationFiles();
const whole = files.pathOf();
let service: TestService;
let global: ReturnType<typeof clientFor>;
let name: string;

beforeAll(async () => {
  service = yard.service();
  global = clientFor(service, 'global@stackyard.example');
  await files.exportGone(yard, whole);
  await service.orm.delete(deletedOrganization);
  ({ name } = await ownCard());
});

afterEach(async () => {
  await global('DELETE', `/organization/${yard.organizationId()}`);
  await service.orm.delete(deletedOrganization);
});

interface FurtherVersion {
  version: number;
  definition: object;
}

async function ofAnotherService(...further: FurtherVersion[]): Promise<string> {
  const entries = await entriesIn(whole);
  const rowsOf = (table: string): Record<string, unknown>[] =>
    String(entries.get(`tables/${table}.jsonl`))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const versions = rowsOf('measurement_card_version');
  const own = versions.find(({ id }) => id === yard.places().cardVersionId);
  const written = further.map((over) => `${JSON.stringify({ ...own, id: randomUUID(), ...over })}\n`);
  const ids = [...rowsOf('measurement_card'), ...versions].map(({ id }) => String(id));
  const others = ids.map((id) => [id, randomUUID()] as const);
  for (const [name, content] of entries) {
    if (!name.startsWith('tables/')) continue;
    const lines = `${content}${name === 'tables/measurement_card_version.jsonl' ? written.join('') : ''}`;
    const renamed = others.reduce((text, [id, other]) => text.replaceAll(id, other), lines);
    entries.set(name, Buffer.from(renamed));
  }
  renewManifest(entries);
  const file = files.pathOf();
  await writeEntries(file, entries);
  return file;
}

async function ownCard() {
  const [row] = await service.orm
    .select({
      cardId: measurementCard.id,
      name: measurementCard.name,
      first: measurementCardVersion.definition,
    })
    .from(measurementCard)
    .innerJoin(measurementCardVersion, eq(measurementCardVersion.cardId, measurementCard.id))
    .where(eq(measurementCardVersion.id, yard.places().cardVersionId));
  if (row === undefined) throw new Error('The card is gone');
  return row;
}

const titled = (definition: CardDefinition, closeupTitle: string): CardDefinition => ({
  ...definition,
  reportConfig: definition.reportConfig && { ...definition.reportConfig, closeupTitle },
});

async function draft(name: string, definition: CardDefinition): Promise<number> {
  const { status, data } = await global('POST', '/measurement-card', { name, ...definition });
  expect(status).toBeLessThan(300);
  return Number(data.version);
}

async function publish(cardId: string, version: number): Promise<void> {
  expect((await global('PUT', `/measurement-card/${cardId}/version/${version}/publish`)).status).toBe(200);
}

async function ownersCard() {
  const [found] = await service.orm
    .select({ name: measurementCard.name })
    .from(organization)
    .innerJoin(measurementCard, eq(measurementCard.id, organization.measurementCardId))
    .where(eq(organization.id, yard.organizationId()));
  return found;
}

const cardsHere = () =>
  service.orm
    .select({ name: measurementCard.name, version: measurementCardVersion.id })
    .from(measurementCard)
    .leftJoin(measurementCardVersion, eq(measurementCardVersion.cardId, measurementCard.id))
    .orderBy(measurementCard.name, measurementCardVersion.version);

it('uses the card that has the name here, so that there is one of the name as before', async () => {
  const [before, { cardId, first }] = [await cardsHere(), await ownCard()];
  await files.importFrom(service, await ofAnotherService());
  expect(await cardsHere()).toEqual(before);
  const id = yard.organizationId();
  const [owner] = await service.orm.select().from(organization).where(eq(organization.id, id));
  expect(owner?.measurementCardId).toBe(cardId);
  const readBy = await service.orm
    .selectDistinct({ id: stack.cardVersionId })
    .from(stack)
    .where(and(eq(stack.organizationId, id), isNotNull(stack.cardVersionId)));
  expect(readBy).toContainEqual({ id: yard.places().cardVersionId });
  expect(await draft(name, titled(first, 'Draft'))).toBe(2);
});

it('refuses a version that is a draft here', async () => {
  const { first } = await ownCard();
  const file = await ofAnotherService({ version: 2, definition: titled(first, 'Draft') });
  await expect(files.importFrom(service, file)).rejects.toThrow(
    `version 2 of the measurement card "${name}" is not published here. Publish it first: "card export" on the former service, "card import" here.`,
  );
});

it('knows a version by its number and content', async () => {
  const { cardId, first } = await ownCard();
  const definition = titled(first, 'From near');
  await publish(cardId, await draft(name, definition));
  const before = await cardsHere();
  await files.importFrom(service, await ofAnotherService({ version: 2, definition }));
  expect(await cardsHere()).toEqual(before);
});

it('knows a version of former times, which says nothing of a report, by the file of it, which says that there is none', async () => {
  const { cardId, first } = await ownCard();
  const { reportConfig: _, ...former } = first;
  await publish(cardId, await draft(name, { ...former, reportConfig: null }));
  const before = await cardsHere();
  const second = { version: 2, definition: titled(first, 'From near') };
  await files.importFrom(service, await ofAnotherService(second, { version: 3, definition: former }));
  expect(await cardsHere()).toEqual(before);
});

it('refuses a version that says something else, until the card here has another name', async () => {
  const { cardId, first } = await ownCard();
  const file = await ofAnotherService({ version: 2, definition: titled(first, 'From afar') });
  await expect(files.importFrom(service, file)).rejects.toThrow(
    `version 2 of the measurement card "${name}" is here with another content, and no version ever changes. Give the card here another name (docs/operations.md) and import again.`,
  );
  const before = await cardsHere();
  await service.orm.update(measurementCard).set({ name: 'Former' }).where(eq(measurementCard.id, cardId));
  await files.importFrom(service, file);
  expect(await cardsHere()).toHaveLength(before.length + 2);
  expect(await ownersCard()).toEqual({ name });
});

it('makes a card anew whose ids a card of another name has', async () => {
  const { name: former } = await ownCard();
  expect(former).toBe('Former');
  await service.orm.update(measurementCard).set({ name: 'Second' }).where(eq(measurementCard.name, name));
  await files.importFrom(service, whole);
  expect(await ownersCard()).toEqual({ name });
});

it('refuses a name that two cards have here', async () => {
  await service.orm.insert(measurementCard).values([
    { id: randomUUID(), name },
    { id: randomUUID(), name },
  ]);
  await expect(files.importFrom(service, await ofAnotherService())).rejects.toThrow(
    `several measurement cards here are called "${name}". Give all but one another name (docs/operations.md) and import again.`,
  );
});
