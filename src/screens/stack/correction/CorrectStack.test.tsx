import { screen, waitFor, within } from '@testing-library/react';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { mockStack, openStack, stackPath } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { StackCorrection } from '@/store/api/stackApi';

setupMockService();

const menu = { name: 'Actions for Stack 1001' };
const path = '/stack/stack-1/correction';

const field = (over: object) => {
  const { value: _value, ...definition } = buildStackField();
  return { ...definition, rules: [], ...over };
};

function correction(over: Partial<StackCorrection> = {}): StackCorrection {
  return {
    etag: '"1"',
    fields: [
      {
        field: field({ id: 'remark', title: 'Remark', fieldType: 'Text' }),
        value: 'At the gate',
        isRequired: false,
      },
      {
        field: field({
          id: 'species',
          title: 'Species',
          fieldType: 'Options',
          options: [
            { key: 'fi', text: 'Spruce' },
            { key: 'bu', text: 'Beech' },
          ],
        }),
        value: 'fi',
        isRequired: true,
      },
    ] as StackCorrection['fields'],
    orderNumber: { value: null, isRequired: false },
    position: null,
    ...over,
  };
}

async function openDialog(over: Partial<StackCorrection> = {}) {
  mockResponse('get', path, correction(over));
  const app = await openStack();
  await app.user.click(screen.getByRole('button', menu));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Edit stack' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit stack 1001' }));
  await dialog.findByRole('textbox', { name: 'Remark' });
  return { ...app, dialog };
}

describe('a stack that is edited', () => {
  it('sends what has changed, with the reason and the version that was seen', async () => {
    const { user, dialog } = await openDialog();
    const remark = dialog.getByRole('textbox', { name: 'Remark' });
    await user.clear(remark);
    await user.type(remark, 'At the lake');
    await user.type(dialog.getByRole('textbox', { name: 'Order number' }), 'PO-1');
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(dialog.getByText('Field is required')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Reason for the edit/ }), 'The driver said so');
    const sent = mockResponse('put', path, null);
    await user.click(save);
    await screen.findByText('Update successful');
    expect(sent).toEqual([
      expect.objectContaining({
        body: {
          reason: 'The driver said so',
          values: { remark: 'At the lake' },
          orderNumber: 'PO-1',
        },
      }),
    ]);
    expect(sent[0]?.ifMatch).toBe('"1"');
  });

  it('tells what the service refuses, at its field', async () => {
    const { user, dialog } = await openDialog();
    const remark = dialog.getByRole('textbox', { name: 'Remark' });
    await user.type(remark, '!');
    await user.type(dialog.getByRole('textbox', { name: /^Reason for the edit/ }), 'Mistyped');
    mockError('put', path, 400, 'Some of the values are not valid.', {
      fieldErrors: [{ field: 'values.remark', message: 'The card takes less.' }],
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The card takes less.')).toBeVisible();
    expect(remark).toHaveFocus();
  });

  it('that somebody else has edited keeps what is typed, and what the other one changed', async () => {
    const { user, dialog } = await openDialog();
    const remark = dialog.getByRole('textbox', { name: 'Remark' });
    await user.type(remark, ' 7');
    await user.type(dialog.getByRole('textbox', { name: /^Reason for the edit/ }), 'Mistyped');
    mockError('put', path, 412);
    mockResponse('get', '/stack/stack-1', buildStackDetail({ sawmillName: 'Vestkysten' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // The page behind the dialog shows the newest values.
    expect(await screen.findByText('Vestkysten')).toBeInTheDocument();
    mockResponse('get', path, correction({ etag: '"2"', orderNumber: { value: 'PO-9', isRequired: false } }));
    await user.click(await dialog.findByRole('button', { name: 'Show the newer version' }));
    expect(await dialog.findByText('PO-9')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    const sent = mockResponse('put', path, null);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Update successful');
    expect(sent).toEqual([
      expect.objectContaining({ body: { reason: 'Mistyped', values: { remark: 'At the gate 7' } } }),
    ]);
    expect(sent[0]?.ifMatch).toBe('"2"');
  });

  it('keeps its page and what is typed when it cannot be read again', async () => {
    const { user, dialog } = await openDialog();
    const remark = dialog.getByRole('textbox', { name: 'Remark' });
    await user.type(remark, ' 7');
    await user.type(dialog.getByRole('textbox', { name: /^Reason for the edit/ }), 'Mistyped');
    mockError('put', path, 412);
    mockError('get', '/stack/stack-1', 400, 'Not now.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(remark).toHaveValue('At the gate 7');
    expect(screen.getByRole('heading', { level: 1, name: /1001/, hidden: true })).toBeInTheDocument();
    mockResponse('get', '/stack/stack-1', buildStackDetail());
    await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Not now.')).not.toBeInTheDocument());
  });

  it('is not one that is only registered', async () => {
    const { user } = await openStack(buildStackDetail({ status: 'PreRegistration' }));
    await user.click(screen.getByRole('button', menu));
    expect(await screen.findByRole('menuitem', { name: 'Move to another department' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Edit stack' })).not.toBeInTheDocument();
  });

  it('is not one of a service that edits none', async () => {
    mockStack(buildStackDetail(), ['positions', 'corrections', 'moves', 'withdrawals']);
    renderApp(stackPath, { session: buildSession() });
    await screen.findByRole('heading', { level: 1, name: /1001/ });
    await screen.findByRole('region', { name: 'At a glance' });
    expect(screen.queryByRole('button', menu)).not.toBeInTheDocument();
  });
});

const version = (over: object) => ({
  ...{ source: 'App', app: null, volume: 24.1, logCount: 50, reason: null, author: null },
  receivedDateTime: '2026-11-03T09:35:00+01:00',
  ...over,
});

const handVersion = version({
  source: 'Hand',
  reason: 'The driver said so',
  author: 'Ole Nordskov',
  receivedDateTime: '2026-11-04T09:35:00+01:00',
});

const text = (value: string, id = 'remark') =>
  buildStackField({ fieldType: 'String', value }, { id, title: 'Remark' });

describe('a stack that was edited', () => {
  const edited = () =>
    buildStackDetail({
      measurements: [handVersion, version({})] as never,
      correctedFields: ['remark'],
      sections: [{ title: 'Measurement', fields: [text('At the lake')], undefinedFieldIds: [] }],
    });

  it('says which version it is, what was corrected, and what stood there before', async () => {
    const { user } = await openStack(edited());
    const part = within(screen.getByRole('region', { name: 'Version' }));
    expect(part.getByText('Version 2 of the measurement. Corrected by hand: Remark.')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Measurement' })).getByText('corrected by hand'),
    ).toBeInTheDocument();
    mockResponse('get', '/stack/stack-1/versions', [
      {
        ...{ ...handVersion, version: 2, replacedDateTime: null, orderNumber: null, coordinates: null },
        fields: [text('At the lake')],
      },
      {
        ...{ ...version({}), version: 1, orderNumber: null, coordinates: null },
        ...{ replacedDateTime: '2026-11-04T09:35:00+01:00', fields: [text('At the gate')] },
      },
    ]);
    await user.click(part.getByRole('button', { name: 'Compare versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of stack 1001' }));
    const row = await dialog.findByRole('row', { name: /^Remark/ });
    expect(row).toHaveTextContent('RemarkAt the gateAt the lake');
    expect(dialog.getByText('“The driver said so”')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Report for version 1' })).toBeVisible();
  });

  it('has a row for each field, though two have one title, and says of a move where it was', async () => {
    const { user } = await openStack(edited());
    const of = (over: object) => ({
      ...{ ...version({}), orderNumber: null, coordinates: null, replacedDateTime: null, fields: [] },
      ...over,
    });
    mockResponse('get', '/stack/stack-1/versions', [
      of({ version: 3, fields: [text('At the lake'), text('Wet', 'way')] }),
      of({ version: 2, fields: [text('At the gate'), text('Dry', 'way')], movedFrom: 'Thy Plantage' }),
      of({ version: 1, fields: [text('At the gate'), text('Dry', 'way')] }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Compare versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of stack 1001' }));
    const rows = await dialog.findAllByRole('row', { name: /^Remark/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'RemarkAt the gateAt the lake',
      'RemarkDryWet',
    ]);
    expect(dialog.getByText('Moved from department Thy Plantage')).toBeVisible();
    expect(dialog.queryByText(/^They differ in what/)).not.toBeInTheDocument();
  });
});
