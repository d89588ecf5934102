import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { before, changed, hardNames, lacking, outage } from './answers';
import type { Scene } from './scene';

const as = 'organization';
const base = '/organization/{orgId}/department/all/stack';
const path = `${base}/{stackId}`;
const stack = 'GET /stack/*';

const rows = z.array(z.record(z.string(), z.unknown())).min(1);

const withCopies = (count: number) => (data: unknown) => {
  const [own = {}] = rows.parse(data);
  const copies = Array.from({ length: count }, (_, index) => ({
    ...own,
    stackId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    ...('stackNumber' in own && { stackNumber: `${own.stackNumber}-${index + 1}` }),
    ...('latitude' in own && { latitude: Number(own.latitude) + 0.0001 * (index + 1) }),
  }));
  return [own, ...copies];
};

const nearby = (count: number, total = count) => ({
  'PUT /stack/list': changed({ data: withCopies(count), totalCount: total + 1 }),
  'PUT /stack/map-list': withCopies(count),
});

const measured = {
  ...{ source: 'App', app: 'Field 4.2', volume: 24.108, logCount: 50, reason: null, author: null },
  receivedDateTime: '2026-06-17T09:37:00Z',
};
const corrected = { ...measured, source: 'Correction', volume: 25.334, logCount: 53 };

/**
 * A person makes the first correction, of volume and log count. A program makes the second one, of the
 * species, which versions do not hold.
 */
const correctedTwice = [
  {
    ...{ ...corrected, receivedDateTime: '2026-06-17T09:52:00Z' },
    reason:
      'Træarten var registreret som skovfyr; ved kørevejen ligger rødgran, og det gør den her stak også',
  },
  {
    ...{ ...corrected, author: 'Svend Maaler', receivedDateTime: '2026-06-17T09:41:00Z' },
    reason: 'Tre stokke bag en busk',
  },
  measured,
];

const byHand = {
  ...{ ...measured, source: 'Hand', app: null, author: 'Ole Nordskov' },
  ...{ reason: 'Chaufføren læser et andet skilt', receivedDateTime: '2026-06-17T09:52:00Z' },
};

const edited = { measurements: [byHand, measured], correctedFields: ['remark', 'areaNumber'] };

const remarkOf = (value: string) => ({
  ...{ id: 'remark', title: 'Bemærkning', language: 'da', fieldType: 'Text', value },
  ...{ defaultValue: null, units: null, options: null, trueLabel: null, falseLabel: null },
});

const comparedVersions = [
  {
    ...{ ...byHand, version: 2, replacedDateTime: null, orderNumber: 'PO-2026-118' },
    ...{
      coordinates: null,
      fields: [remarkOf('Ved søen, bag det andet led; nøglen hænger hos skovfogeden')],
    },
  },
  {
    ...{ ...measured, version: 1, replacedDateTime: byHand.receivedDateTime, orderNumber: null },
    ...{ coordinates: null, fields: [remarkOf('Ved leddet')] },
  },
];

const origin = {
  areaNumber: 'R 7',
  isChosen: false,
  place: {
    ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Ravnkilde', areaNumbers: ['R 7'] },
    ...{ country: 'DK', producerName: 'Rold Skovbrug', harvestFrom: '2026-04-01', harvestTo: null },
    ...{ landAddress: null, statedHectares: 12, hectares: 12.3456, points: 0, areas: 2 },
  },
  places: [{ id: '00000000-0000-4000-8000-000000000001', name: 'Ravnkilde' }],
  ...{ referenceNumber: '26FRYUI34JTQKB', verificationNumber: '8XK2P9QW' },
};

async function unfold(cards: Locator): Promise<void> {
  await cards.first().waitFor();
  await cards.evaluateAll((folded) => {
    for (const one of folded) one.setAttribute('open', '');
  });
}

export const stackScenes: Scene[] = [
  { name: 'stack: measured', as, path, isOfTheDay: true },
  { name: 'stack: assigned', as, path: `${base}/{assigned}` },
  { name: 'stack: pre-registered', as, path: `${base}/{registered}`, isOfTheDay: true },
  { name: 'stack: loading', as, path, answers: { [stack]: 'never' }, waits: true, shows: ({ main }) => main },
  {
    name: 'stack: failed',
    as,
    path,
    answers: { [stack]: outage },
    shows: ({ button }) => button('ui.retry'),
  },
  { name: 'stack: not found', as, path: `${base}/00000000-0000-4000-8000-000000000000` },
  {
    name: 'stack: in doubt',
    as,
    path,
    answers: {
      [stack]: changed({
        doubts: ['OutsideCountries', 'MeasuredBeforeRegistered'],
        failedChecks: ['faces'],
        accepted: [
          {
            kind: 'FarFromOthers',
            word: 'Ny plantage på Bornholm',
            acceptedDateTime: '2026-06-17T09:37:00Z',
            acceptedBy: 'Ole Nordskov',
          },
        ],
        newMeasurement: { to: 'Svend Måler', obstacle: null, asked: null },
      }),
    },
    steps: ({ main, button }) => button('stack.doubts.accept').and(main.locator('[type=submit]')).click(),
    shows: ({ main }) => main.getByRole('alert'),
    isOfTheDay: true,
  },
  {
    name: 'stack: new measurement asked for',
    as,
    path,
    answers: {
      [stack]: changed({
        failedChecks: ['faces'],
        newMeasurement: {
          to: 'Svend Måler',
          obstacle: 'AlreadyAsked',
          asked: {
            word: 'Bagsiden er for stor',
            askedDateTime: '2026-06-17T09:37:00Z',
            askedBy: 'Ole Nordskov',
          },
        },
      }),
    },
    shows: ({ button }) => button('stack.doubts.take_back_asking'),
  },
  {
    name: 'stack: withdrawn',
    as,
    path,
    answers: {
      [stack]: changed({
        withdrawal: {
          reason: 'Stakken er målt fra begge sider af vejen; denne måling er den anden',
          withdrawnDateTime: '2026-06-18T08:00:00Z',
          withdrawnBy: 'Ole Nordskov',
          twin: {
            stackId: '00000000-0000-4000-8000-000000000001',
            stackNumber: '26-104-00012',
            departmentId: '00000000-0000-4000-8000-000000000002',
          },
        },
      }),
    },
    shows: ({ button }) => button('stack.withdrawal.bring_back'),
  },
  {
    name: 'stack: withdrawing',
    as,
    path,
    steps: async ({ chooseFromRow, dialog }) => {
      await chooseFromRow('stack.withdrawal.action');
      await dialog.getByRole('textbox').last().press('Enter');
    },
    shows: ({ dialog, t }) => dialog.getByText(t('stack.withdrawal.reason_missing')),
    isOfTheDay: true,
  },
  {
    name: 'stack: editing',
    as,
    path,
    steps: async ({ chooseFromRow, dialog }) => {
      await chooseFromRow('stack.correction.action');
      await dialog.getByRole('textbox').last().press('Enter');
    },
    shows: ({ dialog, t }) => dialog.getByText(t('form.required')).first(),
    isOfTheDay: true,
  },
  {
    name: 'stack: edited',
    as,
    path,
    answers: { [stack]: changed(edited) },
    shows: ({ button }) => button('stack.versions.compare'),
  },
  {
    name: 'stack: versions compared',
    as,
    path,
    answers: { [stack]: changed(edited), 'GET /stack/*/versions': () => comparedVersions },
    steps: ({ button }) => button('stack.versions.compare').click(),
    shows: ({ dialog }) => dialog.getByRole('table'),
    isOfTheDay: true,
  },
  {
    name: 'stack: moving',
    as,
    path,
    steps: async ({ chooseFromRow, dialog }) => {
      await chooseFromRow('stack.move.action');
      await dialog.getByRole('textbox').last().press('Enter');
    },
    shows: ({ dialog, t }) => dialog.getByText(t('form.required')).first(),
    isOfTheDay: true,
  },
  {
    name: 'stack: moving away from its place of harvest',
    as,
    path,
    answers: { 'GET /stack/*/origin': () => ({ ...origin, isChosen: true }) },
    steps: ({ chooseFromRow }) => chooseFromRow('stack.move.action'),
    shows: ({ dialog }) => dialog.getByText(/Ravnkilde/),
  },
  {
    name: 'stack: place of harvest',
    as,
    path,
    answers: { 'GET /stack/*/origin': () => origin },
    shows: ({ button }) => button('stack.origin.choose'),
  },
  { name: 'stack: pictures failed', as, path, answers: { 'GET /stack/*/file/*': outage } },
  { name: 'stack: no position', as, path, answers: { [stack]: changed({ coordinates: null }) } },
  {
    name: 'stack: others nearby',
    as,
    path,
    answers: nearby(2),
    shows: ({ page, like }) => page.getByRole('region', { name: like('stack.nearby.title') }),
  },
  {
    name: 'stack: many others nearby',
    as,
    path,
    answers: nearby(7, 130),
    shows: ({ page, like }) => page.getByText(like('stack.nearby.nearest')),
  },
  {
    name: 'stack: looking for others nearby',
    as,
    path,
    answers: { 'PUT /stack/map-list': 'never' },
    waits: true,
    shows: ({ page, like }) => page.getByText(like('stack.nearby.loading')),
  },
  {
    name: 'stack: others nearby failed',
    as,
    path,
    answers: { 'PUT /stack/map-list': outage },
    shows: ({ button }) => button('ui.retry'),
  },
  { name: 'stack: no sections', as, path, answers: { [stack]: changed({ sections: [] }) } },
  ...Object.entries(hardNames).map(
    ([kind, name]): Scene => ({
      name: `stack: ${kind}`,
      as,
      path: `${base}/{assigned}`,
      answers: {
        [stack]: changed({
          stackNumber: name,
          orderNumber: name,
          sawmillName: name,
          polterId: name,
          title: before(name),
        }),
        'GET /organization/*': changed({ name }),
      },
    }),
  ),
  {
    name: 'stack: from a list',
    as,
    path: '/organization/{orgId}/department/all/stacks?dateType=LastChanged&showMap=false&states=Measured',
    steps: async ({ main, page, t }) => {
      await main.locator('a[href*="/stack/"]').nth(1).click();
      await page.getByRole('navigation', { name: t('stack.neighbours.name') }).waitFor();
    },
    shows: ({ page, t }) => page.getByRole('navigation', { name: t('stack.neighbours.name') }),
  },
  {
    name: 'stack: a log and its class',
    isOfTheDay: true,
    as,
    path,
    steps: async ({ button, main }) => {
      // On a phone the record and its sections are folded.
      const pictures = main.locator('details', { hasText: 'Billeder' });
      await unfold(pictures);
      await button('stack.picture.enlarge').scrollIntoViewIfNeeded();
      const slider = main.getByRole('slider');
      await main.locator('figure').last().scrollIntoViewIfNeeded();
      await slider.focus();
      for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await slider.press(key);
    },
    shows: ({ main }) => main.getByRole('status').filter({ hasText: /\d/ }).last(),
  },
  {
    name: 'stack: evidence that fails',
    as,
    path,
    answers: {
      [stack]: changed({ coordinates: null, instrument: { name: 'FotoScan S3', certificate: null } }),
    },
  },
  {
    name: 'stack: corrected twice',
    as,
    path,
    answers: { [stack]: changed({ measurements: correctedTwice }) },
    // A phone folds the evidence.
    steps: ({ main }) => unfold(main.locator('#evidence details')),
    shows: ({ page, t }) => page.getByRole('region', { name: t('stack.origin.corrections') }),
  },
  {
    name: 'stack: older service',
    as,
    path,
    answers: {
      ...lacking(),
      [stack]: changed({ coordinates: undefined, instrument: undefined, measurementCard: undefined }),
      'GET /organization/*/measurement-card': changed({
        volumeFieldId: undefined,
        volumeFields: undefined,
        reportConfig: undefined,
      }),
      'PUT /stack/filter-options': changed({ fieldIds: undefined }),
    },
  },
  {
    name: 'stack: enlarged picture',
    isOfTheDay: true,
    as,
    path,
    steps: ({ button }) => button('stack.picture.enlarge').click(),
    shows: ({ dialog }) => dialog.getByRole('img').first(),
  },
];
