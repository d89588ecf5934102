import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { historyEntry } from '../../db/historySchema';
import { measurementCard, organization } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { nordskovCard } from '../../demo/seed/cardPlans';
import { type CardDocument, largestCard } from '../../domain/cardDocument';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { cardCalled } from '../../testing/cardDocument';
import { fieldSender } from '../../testing/fieldSender';
import { inRolledBackTransaction } from '../../testing/inRolledBackTransaction';
import { type TestService, testService } from '../../testing/testService';

describe('versions', () => {
  let service: TestService;
  let token: string;

  beforeAll(async () => {
    service = await testService();
    token = await service.tokenOf('global@stackyard.example');
  });

  const { name } = nordskovCard;
  const card = cardCalled(name);
  const next: CardDocument = { ...card, volumeFieldId: 'grossVolume' };

  function onDemoCards(act: (client: Client) => Promise<void>): Promise<void> {
    return inRolledBackTransaction(service.orm, async ({ call, orm }) => {
      const send = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
        const { status, json } = await call(method, `/measurement-card${path}`, {
          token,
          body,
          ...(headers && { headers }),
        });
        return { status, json: json ?? {}, data: objectAt(json?.data) };
      };
      await act({
        send,
        orm,
        path: async (version) => {
          const [own] = await orm.select().from(measurementCard).where(eq(measurementCard.name, name));
          return `/${own?.id}/version/${version}`;
        },
        listed: async (wanted = name) => {
          const { json } = await send('GET', '');
          return objectsIn(json.data ?? null).find(
            ({ measurementCardName }) => measurementCardName === wanted,
          );
        },
      });
    });
  }

  interface Client {
    send: (
      method: string,
      path: string,
      body?: unknown,
      headers?: Record<string, string>,
    ) => Promise<{ status: number; json: JsonObject; data: JsonObject }>;
    orm: TestService['orm'];
    path: (version: number) => Promise<string>;
    listed: (name?: string) => Promise<JsonObject | undefined>;
  }

  it('of every ready card are imported as they are, and those of the demo are there already', () =>
    onDemoCards(async ({ send }) => {
      const ready = objectsIn((await send('GET', '/ready')).json.data ?? null);
      expect(ready.map(({ country }) => country)).toEqual(['dk', 'de', 'de', 'pl', 'uk']);
      const changes: unknown[] = [];
      for (const { document } of ready) {
        const { status, data } = await send('POST', '', document);
        expect(status).toBe(200);
        changes.push(data.isChanged);
      }
      expect(changes).toEqual([true, false, true, false, false]);
    }));

  it('of a card are a draft, which is replaced until it is published, and then never', () =>
    onDemoCards(async ({ send, path, listed, orm }) => {
      const [own] = await orm.select().from(measurementCard).where(eq(measurementCard.name, name));
      const organizations = await orm.$count(organization, eq(organization.measurementCardId, own?.id ?? ''));
      expect(organizations).toBeGreaterThan(0);
      const first = { version: 1, publishedAt: expect.any(String), publishedBy: null };
      expect(await listed()).toMatchObject({ organizations, versions: [first] });
      const imported = { version: 2, isChanged: true, hasReplacedDraft: false };
      expect((await send('POST', '', next)).data).toMatchObject(imported);
      const draft = { version: 2, publishedAt: null, publishedBy: null };
      expect(await listed()).toMatchObject({ versions: [draft, first] });
      const other = { ...next, language: 'de' };
      const replaced = { version: 2, isChanged: true, hasReplacedDraft: true };
      expect((await send('POST', '', other)).data).toMatchObject(replaced);
      const again = { version: 2, isChanged: false, isPublished: false, hasReplacedDraft: false };
      expect((await send('POST', '', other)).data).toMatchObject(again);

      const second = await path(2);
      expect((await send('GET', second)).data).toMatchObject({ publishedAt: null, document: other });
      expect((await send('PUT', `${second}/publish`)).status).toBe(200);
      const publishedAt = service.deps.now().toISOString();
      expect(await listed()).toMatchObject({
        versions: [{ version: 2, publishedAt, publishedBy: 'Greta Stackyard' }, first],
      });
      expect((await send('PUT', `${second}/publish`)).status).toBe(409);
      expect((await send('DELETE', second)).status).toBe(409);
      expect((await send('POST', '', other)).data).toMatchObject({ version: 2, isPublished: true });
      expect((await send('POST', '', next)).data).toMatchObject({ version: 3, isChanged: true });
      expect((await send('GET', second)).data).toMatchObject({ publishedAt, document: other });
      expect((await send('GET', await path(1))).data.document).toEqual(card);
    }));

  it('keep who issues the card, for which instrument, and its limits', () =>
    onDemoCards(async ({ send, path }) => {
      const document: CardDocument = {
        ...next,
        producer: 'Nordskov Tømmer A/S',
        instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' },
        evidenceLimits: { areaDifference: 0.1 },
      };
      expect((await send('POST', '', document)).status).toBe(200);
      expect((await send('GET', await path(2))).data.document).toEqual(document);
      expect((await send('GET', await path(1))).data.document).toEqual(card);
      const { status, json } = await send('POST', '', { ...document, evidenceLimits: { areaDifference: 0 } });
      expect({ status, fieldErrors: json.fieldErrors }).toEqual({
        status: 400,
        fieldErrors: [{ field: 'evidenceLimits.areaDifference', message: 'The number must be above 0.' }],
      });
    }));

  it('of a new card begin with a draft, which no organisation can have', () =>
    onDemoCards(async ({ send, listed }) => {
      const offered = async () =>
        objectsIn((await send('GET', '/list')).json.data ?? null).map((one) => one.measurementCardName);
      const before = await offered();
      const { data } = await send('POST', '', { ...card, name: 'Own card' });
      expect(data).toMatchObject({ measurementCardName: 'Own card', version: 1, isChanged: true });
      expect(await listed('Own card')).toMatchObject({ organizations: 0, versions: [{ version: 1 }] });
      expect(await offered()).toEqual(before);
      const path = `/${data.measurementCardId}/version/1`;
      expect((await send('PUT', `${path}/publish`)).status).toBe(200);
      expect(await offered()).toEqual(expect.arrayContaining([...before, 'Own card']));
    }));

  it('are deleted as drafts, with the card that has no other', () =>
    onDemoCards(async ({ send, path, listed }) => {
      await send('POST', '', next);
      expect((await send('DELETE', await path(2))).status).toBe(204);
      expect(await listed()).toMatchObject({ versions: [{ version: 1 }] });
      expect((await send('DELETE', await path(2))).status).toBe(404);
      const { data } = await send('POST', '', { ...card, name: 'Own card' });
      expect((await send('DELETE', `/${data.measurementCardId}/version/1`)).status).toBe(204);
      expect(await listed('Own card')).toBeUndefined();
    }));

  it('are published and deleted as they were read', () =>
    onDemoCards(async ({ send, path, listed }) => {
      await send('POST', '', next);
      const second = await path(2);
      const ifMatch = { 'if-match': String((await send('GET', second)).data.etag) };
      await send('POST', '', { ...next, language: 'de' });
      expect((await send('PUT', `${second}/publish`, undefined, ifMatch)).status).toBe(412);
      expect((await send('DELETE', second, undefined, ifMatch)).status).toBe(412);
      expect(await listed()).toMatchObject({ versions: [{ publishedAt: null }, {}] });
      const newer = { 'if-match': String((await send('GET', second)).data.etag) };
      expect((await send('PUT', `${second}/publish`, undefined, newer)).status).toBe(200);
    }));

  it('stand in the history', () =>
    onDemoCards(async ({ send, path, orm }) => {
      await send('POST', '', next);
      await send('POST', '', { ...next, language: 'de' });
      await send('PUT', `${await path(2)}/publish`);
      await send('POST', '', next);
      await send('DELETE', await path(3));
      const entries = await orm
        .select()
        .from(historyEntry)
        .where(eq(historyEntry.kind, 'MeasurementCard'))
        .orderBy(historyEntry.id);
      const told = entries.map(({ operationId, thingName, fields }) => [operationId, thingName, fields]);
      expect(told).toEqual([
        ['importMeasurementCard', name, [{ field: 'draft', before: [], after: ['2'] }]],
        ['importMeasurementCard', name, []],
        ['publishMeasurementCardVersion', name, [{ field: 'publishedVersion', before: [], after: ['2'] }]],
        ['importMeasurementCard', name, [{ field: 'draft', before: [], after: ['3'] }]],
        ['deleteMeasurementCardDraft', name, [{ field: 'draft', before: ['3'], after: [] }]],
      ]);
    }));

  it('are refused with every place and reason, in the language of the reader, and nothing is kept', () =>
    onDemoCards(async ({ send, orm }) => {
      const wrong = { ...card, volumeFieldId: 'solid', fieldIds: { ...card.fieldIds, assortment: 'remark' } };
      const { status, json } = await send('POST', '', wrong, { 'accept-language': 'de' });
      expect(status).toBe(400);
      expect(json).toMatchObject({
        errorMessage:
          'Das ist keine gültige Messkarte. Korrigieren Sie die genannten Stellen und importieren Sie die Datei erneut.',
        fieldErrors: [
          {
            field: 'fieldIds.assortment',
            message: 'Der Typ des Felds „remark“ passt hier nicht. Möglich ist: Options.',
          },
          { field: 'volumeFieldId', message: 'Die Messkarte hat kein Feld mit der ID „solid“.' },
        ],
      });
      for (const body of [{}, { ...card, extra: 1 }, JSON.parse('{"__proto__": {"name": "x"}}')])
        expect((await send('POST', '', body)).status).toBe(400);
      const large = { ...card, name: 'x'.repeat(largestCard) };
      expect((await send('POST', '', large)).status).toBe(413);
      expect(await orm.$count(measurementCardVersion)).toBe(6);
      expect(await orm.$count(historyEntry)).toBe(0);
    }));

  it('that do not exist are missing', () =>
    onDemoCards(async ({ send, path }) => {
      const unknown = '/00000000-0000-4000-8000-000000000000/version/1';
      for (const place of [await path(9), unknown, '/none/version/1']) {
        expect((await send('GET', place)).status).toBe(404);
        expect((await send('PUT', `${place}/publish`)).status).toBe(404);
        expect((await send('DELETE', place)).status).toBe(404);
      }
      expect((await send('GET', await path(0))).status).toBe(400);
    }));

  it('of cards that share a name are not guessed', () =>
    onDemoCards(async ({ send, orm }) => {
      await orm.update(measurementCard).set({ name });
      expect(await send('POST', '', next)).toMatchObject({
        status: 409,
        json: { errorMessage: expect.stringMatching(/^Several measurement cards have this name\./) },
      });
    }));
});

describe('the next version', () => {
  const field = fieldSender();

  const former = 'Rødgran';
  const next = 'Rødgran, kalamitet';

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
    // The areas, 10 and 10.5 square metres, are 4.9 percent apart.
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
});
