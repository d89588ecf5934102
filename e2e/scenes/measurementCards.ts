import { changed, outage } from './answers';
import type { Scene, SceneTools } from './scene';

const list = 'GET /measurement-card';

const ofList = (name: string, rest: Partial<Scene> = {}): Scene => ({
  name: `measurement cards: ${name}`,
  as: 'global',
  path: '/measurement-cards',
  ...rest,
});

const readyCards = ({ main, t }: SceneTools) =>
  main.getByRole('region', { name: t('measurement_cards.ready') });

const draft = { version: 2, publishedAt: null, publishedBy: null };

const withDraft = (data: unknown) =>
  Array.isArray(data) ? data.map((card) => ({ ...card, versions: [draft, ...card.versions] })) : data;

const importing = (file: string) => async (tools: SceneTools) => {
  await tools.main.getByRole('link').first().waitFor();
  const buffer = Buffer.from(file);
  await tools.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer });
};

const openFirst = async ({ main }: SceneTools) => {
  await main.getByRole('link').first().click();
  await main.getByRole('region').first().waitFor();
};

const version = 'GET /measurement-card/*/version/*';

const ofVersion = (name: string, rest: Partial<Scene> = {}): Scene =>
  ofList(`version, ${name}`, { steps: openFirst, shows: ({ main }) => main, ...rest });

const ofReport = (kind: 'fullMeasurement' | 'logCount', name: string): Scene =>
  ofVersion(name, {
    steps: async ({ main, t }) => {
      await main.getByRole('link', { name: 'Stack record, metric' }).first().click();
      await main.getByRole('link', { name: t(`measurement_cards.report.${kind}`) }).click();
    },
    shows: ({ page }) => page.getByRole('article'),
  });

const asDraft = (data: unknown) =>
  typeof data === 'object' && data !== null ? { ...data, publishedAt: null } : data;

const firstDraft = { [list]: changed({ publishedAt: null, organizations: 0 }), [version]: asDraft };

const asSecond = (data: unknown) => {
  if (typeof data !== 'object' || data === null || !('document' in data)) return data;
  const { fields } = Object(data.document);
  const [removed, ...kept] = Array.isArray(fields) ? fields : [];
  const required = [{ kind: 'RequiredForMeasurement', value: null }];
  const added = { ...removed, id: 'note', title: 'Note for the haulier' };
  const others = [{ kind: 'MinCharLength', value: 2 }];
  const last = kept.map((field, index) => {
    if (index === 3) return { ...field, rules: required };
    return index === 1 ? { ...field, title: `${field.title} (new)`, rules: others } : field;
  });
  const { sections } = Object(data.document).displayConfigurationAdmin;
  const [first, ...further] = sections;
  const displayConfigurationAdmin = {
    sections: [{ ...first, fieldIds: [...first.fieldIds, added.id] }, ...further],
  };
  const document = { ...Object(data.document), fields: [...last, added], displayConfigurationAdmin };
  return { ...data, version: 2, publishedAt: null, document };
};

/** The service has no version 2, so it is derived from the first one. */
const openSecond = async (tools: SceneTools) => {
  await tools.page.route('**/measurement-card/*/version/2', async (route) => {
    const url = route.request().url().replace(/2$/, '1');
    const { data, ...rest } = Object(await (await route.fetch({ url })).json());
    await route.fulfill({ json: { ...rest, data: asSecond(data) } });
  });
  await openFirst(tools);
};

const withSlots = (data: unknown) => {
  if (typeof data !== 'object' || data === null || !('document' in data)) return data;
  const slots = {
    producer: 'Nordskov Tømmer A/S',
    instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' },
    evidenceLimits: { areaDifference: 0.125, stackedVolume: 30 },
  };
  return { ...data, document: { ...Object(data.document), ...slots } };
};

export const measurementCardScenes: Scene[] = [
  ofList('list', { answers: { [list]: withDraft } }),
  ofList('loading', { answers: { [list]: 'never' }, waits: true, shows: ({ main }) => main }),
  ofList('empty', { answers: { [list]: () => [] }, shows: readyCards, isOfTheDay: true }),
  ofList('failed', { answers: { [list]: outage }, shows: ({ button }) => button('ui.retry') }),
  ofList('wrong file', {
    answers: { 'POST /measurement-card': { status: 400, message: 'This is no valid measurement card.' } },
    steps: importing('{"name": "Mine"}'),
    shows: ({ page }) => page.getByRole('alert'),
  }),
  ofVersion('published'),
  ofList('version by its address', { path: '/measurement-cards/{cardId}/version/{version}' }),
  ofVersion('draft', { answers: firstDraft }),
  ofVersion('draft against a current one', { answers: { [list]: withDraft }, steps: openSecond }),
  ofVersion('issuer, instrument and limits', { answers: { [version]: withSlots } }),
  ofVersion('without a report', { answers: { [version]: changed({ reportConfig: null }) } }),
  ofReport('fullMeasurement', 'report of a full measurement'),
  ofReport('logCount', 'report of a piece count'),
  ofList('report of a version that is gone', {
    path: '/measurement-cards/00000000-0000-4000-8000-000000000000/version/1/report/logCount',
  }),
  ofVersion('publish', {
    answers: firstDraft,
    steps: async (tools) => {
      await openFirst(tools);
      await tools.button('measurement_cards.publish').click();
    },
    shows: ({ dialog }) => dialog,
  }),
];
