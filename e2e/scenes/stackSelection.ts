import { strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import { changed, first, outage } from './answers';
import type { Scene, SceneTools } from './scene';
import { path } from './stacks';

const as = 'organization';
const list = 'PUT /stack/list';
const sent = z.looseObject({
  data: z.array(z.record(z.string(), z.unknown())).min(4),
  totalCount: z.number(),
});

const totalled = z.looseObject({
  totalCount: z.number(),
  groups: z.array(z.looseObject({ count: z.number(), volume: z.number() })).min(1),
});

const leavingVolumes = [28.114, 18.372];

/**
 * After this call the first `count` stacks are no longer in the list; their volumes are in cubic metres.
 * Before the call, these stacks replace the last rows of the list. After it, the list therefore has the rows,
 * the count and the sum that the service would answer.
 */
function leavingBy(call: string, count: number, answerOf: (shown: string[]) => unknown) {
  const volumes = leavingVolumes.slice(0, count);
  let areGone = false;
  let shown: string[] = [];
  return {
    [call]: () => {
      areGone = true;
      return answerOf(shown);
    },
    [list]: (data: unknown) => {
      if (areGone) return data;
      const page = sent.parse(data);
      const leaving = page.data.slice(0, count).map((row, index) => ({
        ...row,
        stackId: `leaving-${index}`,
        stackNumber: `26-110-0013${index}`,
        polterId: null,
        lastModifiedDateTime: page.data[0]?.lastModifiedDateTime,
        volume: volumes[index],
      }));
      const rows = [...leaving, ...page.data.slice(0, -count)];
      shown = rows.map(({ stackId }) => String(stackId));
      return { ...page, data: rows, totalCount: page.totalCount + count };
    },
    'PUT /stack/totals': (data: unknown) => {
      if (areGone) return data;
      const { totalCount, groups } = totalled.parse(data);
      const added = volumes.reduce((sum, volume) => sum + volume, 0);
      const [first, ...others] = groups.map((group, index) =>
        index === 0 ? { ...group, count: group.count + count, volume: group.volume + added } : group,
      );
      return { totalCount: totalCount + count, groups: [first, ...others] };
    },
  };
}

const assigning = () => ({
  ...leavingBy('POST /sawmill/*/assign-stacks', 2, () => ({
    assigned: 2,
    undoableUntil: undoableAssignment.until,
  })),
  'PUT /stack/sawmill-loads': () => ({ middle: { latitude: 56.4, longitude: 9.6 }, sawmills: [] }),
});

const undoableAssignment = { sawmillId: 'birke', until: '2026-06-18T10:00:00Z' };

const undoable = {
  [list]: changed({ undoableAssignment }),
  'GET /sawmill/list': (data: unknown) => changed({ id: 'birke' })(first(1)(data)),
};

const withoutPositions = () => ({
  stackCount: 2,
  leftOut: 1,
  gaps: [{ need: 'Position', count: 1 }],
  stacks: [
    {
      ...{ stackId: '00000000-0000-4000-8000-000000000001', stackNumber: '26-110-00130' },
      ...{ organizationId: '00000000-0000-4000-8000-000000000002', needs: ['Position'] },
      departmentId: '00000000-0000-4000-8000-000000000003',
    },
  ],
});

const declaredAlready = () => ({
  ...{ stackCount: 40, leftOut: 1, gaps: [{ need: 'Declared', count: 1 }] },
  stacks: withoutPositions().stacks.map((one) => ({
    ...{ ...one, needs: ['Declared'], referenceNumber: '26FRYUI34JTQKB' },
  })),
  declared: [{ referenceNumber: '26FRYUI34JTQKB', count: 1 }],
  isKeptTooShort: true,
});

async function select({ main }: SceneTools, count: number) {
  const boxes = main.locator('tbody, ul').getByRole('checkbox', { disabled: false });
  for (let place = 0; place < count; place++) await boxes.nth(place).check();
}

export const stackSelectionScenes: Scene[] = [
  {
    name: 'stack list: selection',
    as,
    path: `${path}&states=Measured`,
    answers: assigning,
    steps: (tools) => select(tools, 2),
    shows: ({ button }) => button('stacks.assign'),
  },
  {
    name: 'stack list: assign',
    isOfTheDay: true,
    as,
    path: `${path}&states=Measured`,
    answers: assigning,
    steps: async (tools) => {
      await select(tools, 2);
      await tools.button('stacks.assign').click();
    },
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'stack list: assign to sawmills with long names',
    as,
    path: `${path}&states=Measured`,
    answers: () => ({
      ...assigning(),
      'GET /sawmill/list': changed({ name: (name: unknown) => String(name).padEnd(255, 'savværk') }),
    }),
    steps: async (tools) => {
      await select(tools, 2);
      await tools.button('stacks.assign').click();
    },
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'stack list: assigned',
    as,
    path: `${path}&states=Measured`,
    answers: assigning,
    steps: async (tools) => {
      await select(tools, 2);
      await tools.button('stacks.assign').click();
      await tools.dialog.getByRole('button', { name: tools.t('stacks.assign_confirm'), exact: true }).click();
    },
    shows: ({ button }) => button('undo.in_notice'),
  },
  {
    name: 'stack list: undo of assigning',
    as,
    path: `${path}&states=AssignedToSawmill`,
    answers: undoable,
    steps: async (tools) => {
      await select(tools, 2);
      await tools.button('undo.action').click();
    },
    shows: ({ dialog }) => dialog,
  },
  {
    name: 'stack list: undo of assigning refused',
    as,
    path: `${path}&states=AssignedToSawmill`,
    answers: () => {
      const answers = leavingBy('POST /sawmill/*/unassign-stacks', 1, ([gone, kept]) => ({
        undone: [],
        refused: [
          { stackId: gone, reason: 'NotAssigned', sawmillName: null },
          { stackId: kept, reason: 'AssignedAnew', sawmillName: 'Birkesav' },
        ],
      }));
      const assigned = changed({ undoableAssignment });
      return { ...undoable, ...answers, [list]: (data) => assigned(answers[list](data)) };
    },
    steps: async (tools) => {
      await select(tools, 2);
      await tools.button('undo.action').click();
      await tools.dialog.getByRole('button', { name: tools.t('undo.action'), exact: true }).click();
    },
    shows: ({ page, like }) => page.getByText(like('undo.refused')),
  },
  {
    name: 'stack list: nothing to assign in the selection',
    as,
    path: `${path}&states=AssignedToSawmill`,
    steps: async (tools) => {
      await select(tools, 2);
      if (tools.isPhone) await tools.button('stacks.more_actions').click();
    },
    shows: ({ page, t }) => page.getByText(t('stacks.all_assigned')),
  },
  {
    name: 'stack list: undo offered in the selection',
    as,
    path: `${path}&states=AssignedToSawmill`,
    answers: undoable,
    steps: (tools) => select(tools, 2),
    shows: ({ button }) => button('undo.action'),
  },
  {
    name: 'stack list: export of the selection',
    as,
    path: `${path}&states=Measured`,
    answers: { 'PUT /stack/export-gaps': withoutPositions },
    steps: async (tools) => {
      await select(tools, 2);
      if (tools.isPhone) {
        await tools.button('stacks.more_actions').click();
        await tools.page.getByRole('menuitem', { name: tools.t('export.selected'), exact: true }).click();
      } else
        await tools.page
          .getByRole('region')
          .getByRole('button', { name: tools.t('export.selected') })
          .click();
      await tools.dialog.getByRole('radio', { name: tools.t('export.format.Gpx') }).check();
      await tools.dialog.getByText(tools.like('export.gap.Position')).click();
    },
    shows: ({ dialog }) => dialog.getByText('26-110-00130'),
  },
  {
    name: 'stack list: export of declared stacks',
    as,
    path,
    answers: { 'PUT /stack/export-gaps': declaredAlready },
    steps: async (tools) => {
      await tools.button('export.all').click();
      await tools.dialog.getByRole('radio', { name: tools.t('export.format.Eudr') }).check();
      await tools.dialog.getByText(tools.like('export.gap.Declared')).click();
    },
    shows: ({ dialog }) => dialog.getByText(/26FRYUI34JTQKB/),
  },
  {
    name: 'stack list: numbers of declared stacks',
    as,
    path: `${path}&states=Measured`,
    answers: { 'PUT /stack/export-gaps': declaredAlready },
    only: 'desktop',
    steps: async (tools) => {
      await select(tools, 2);
      await tools.page
        .getByRole('region')
        .getByRole('button', { name: tools.t('export.selected') })
        .click();
      await tools.dialog.getByRole('radio', { name: tools.t('export.format.Eudr') }).check();
      await tools.dialog.getByRole('button', { name: tools.t('due_diligence.action') }).click();
    },
    shows: ({ page, t }) => page.getByRole('checkbox', { name: t('due_diligence.replace') }),
  },
  {
    name: 'stack list: export of the filter',
    isOfTheDay: true,
    as,
    path,
    steps: (tools) => tools.button('export.all').click(),
    shows: ({ dialog, like }) => dialog.getByText(like('export.contents')),
  },
  {
    name: 'stack list: export of nothing',
    as,
    path,
    answers: { 'PUT /stack/export-gaps': () => ({ stackCount: 0, leftOut: 0, gaps: [], stacks: [] }) },
    steps: (tools) => tools.button('export.all').click(),
    shows: ({ dialog, t }) => dialog.getByText(t('export.nothing')),
  },
  {
    name: 'stack list: export cannot be checked',
    as,
    path,
    answers: { 'PUT /stack/export-gaps': outage },
    steps: (tools) => tools.button('export.all').click(),
    shows: ({ dialog, t }) => dialog.getByText(t('export.gaps_failed')),
  },
  {
    name: 'stack list: download under way',
    as,
    path: `${path}&states=Measured`,
    answers: { 'PUT /stack/download-archive': 'never' },
    steps: downloadReports,
    shows: ({ button }) => button('ui.cancel'),
    waits: true,
  },
  {
    name: 'stack list: archive lacks reports',
    as,
    path: `${path}&states=Measured`,
    steps: async (tools) => {
      const body = Buffer.from(archiveWithout(['SC-016', 'SC-021']));
      await tools.page.route('**/stack/download-archive', (route) => route.fulfill({ body }));
      await downloadReports(tools);
    },
    shows: ({ button }) => button('downloads.missing_again'),
  },
];

async function downloadReports(tools: SceneTools) {
  await select(tools, 1);
  if (tools.isPhone) {
    await tools.button('stacks.more_actions').click();
    await tools.page.getByRole('menuitem', { name: tools.t('stack_table.download_reports') }).click();
  } else await tools.button('stack_table.download_reports').click();
}

function archiveWithout(stackNumbers: readonly string[]): Uint8Array {
  const reports = stackNumbers.map((stackNumber) => ({
    stackId: stackNumber,
    stackNumber,
    reason: 'notInTime',
  }));
  return zipSync({ 'missing-reports.json': [strToU8(JSON.stringify({ reports })), { level: 0 }] });
}
