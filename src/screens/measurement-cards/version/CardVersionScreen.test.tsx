import { screen, waitFor, within } from '@testing-library/react';
import { buildUserInfo } from '@mocks/builders/administration';
import { buildCardDocument, buildCardVersions } from '@mocks/builders/measurementCards';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';

setupMockService();

const document = buildCardDocument();
const draftPath = '/measurement-cards/spruce/version/3';

function open(path = draftPath, shown = document) {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/measurement-card', [buildCardVersions()]);
  mockResponse('get', '/measurement-card/ready', []);
  mockResponse('get', '/measurement-card/spruce/version/3', {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: null, document: shown, etag: '"draft"' },
  });
  mockResponse('get', '/measurement-card/spruce/version/2', current);
  return renderApp(path, { session: buildSession({ isGlobalAdmin: true }) });
}

const current = {
  ...{ measurementCardId: 'spruce', version: 2, publishedAt: '2026-06-01T08:00:00Z' },
  ...{ document, etag: '"two"' },
};

it('shows the page of a stack with sample values, and the ways to both reports', async () => {
  open();
  const page = within(await screen.findByRole('region', { name: 'Stack page' }));
  expect(page.getByRole('heading', { name: 'Timber' })).toBeVisible();
  expect(page.getByText('Spruce')).toBeVisible();
  expect(page.getByText(/^47\.087\sm³$/)).toBeVisible();
  expect(page.getByText(/^186 values \(cm\): 23\.800 · 28\.600 · .* …$/)).toBeVisible();
  expect(page.getByText('Image')).toBeVisible();
  expect(screen.getByText('All values on this page are made-up examples.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Measurement report/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Measurement report: full measurement', `${draftPath}/report/fullMeasurement`],
    ['Measurement report: piece count', `${draftPath}/report/logCount`],
  ]);
  expect(screen.getByRole('region', { name: 'Tree species: data for exported files' })).toHaveTextContent(
    'Spruce, Picea abies, 780 kg/m³',
  );
});

it('says when the current version was published, by whom, and how many use it', async () => {
  open('/measurement-cards/spruce/version/2');
  expect(
    await screen.findByText('Published 01/06/2026, 10:00, Greta Stackyard · used by 2 organisations'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Changes/ })).not.toBeInTheDocument();
});

it('says what publishing a draft changes, and for how many', async () => {
  const rules = [{ kind: 'RequiredForMeasurement' as const, value: null }];
  const [first, ...others] = buildCardDocument({ changes: { volume: { rules } } }).fields;
  const note = first && { ...first, id: 'note', title: 'Note' };
  open(draftPath, { ...document, fields: [...(note ? [note] : []), ...others] });
  const changes = await screen.findByRole('region', { name: 'Changes since version 2' });
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 field added: Note', '1 field removed: Remark', '1 field newly required: Volume']);
  expect(screen.getByText('2 organisations use this card.')).toBeVisible();
  const page = within(screen.getByRole('region', { name: 'Stack page' }));
  expect(page.getByText('required to measure').parentElement).toHaveTextContent(/^47\.087.m³/);
});

it('says of a field that is another what it was', async () => {
  const rules = [{ kind: 'MinValue' as const, value: 5 }];
  open(
    draftPath,
    buildCardDocument({ changes: { remark: { title: 'Note', fieldType: 'Text' }, logs: { rules } } }),
  );
  const changes = await screen.findByRole('region', { name: 'Changes since version 2' });
  expect(changes).toHaveTextContent(
    /2 fields changed in other ways:NoteTitle: Remark › Note(Type: text › multi-line text)?LogsRules: – › at least 5/,
  );
});

it('says that a draft leaves all fields as they are', async () => {
  open();
  const changes = await screen.findByRole('region', { name: 'Changes since version 2' });
  expect(changes).toHaveTextContent('All fields stay as they are.');
});

it('says of a first version that it is one', async () => {
  open('/measurement-cards/spruce/version/1');
  const draft = { version: 1, publishedAt: null, publishedBy: null };
  mockResponse('get', '/measurement-card', [{ ...buildCardVersions(), organizations: 0, versions: [draft] }]);
  mockResponse('get', '/measurement-card/spruce/version/1', { ...current, ...draft });
  expect(await screen.findByText('First version. No organisation uses this card yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Changes/ })).not.toBeInTheDocument();
});

it('says each part of a position on a line of its own', async () => {
  open(draftPath, buildCardDocument({ changes: { picture: { title: 'Position', fieldType: 'Position' } } }));
  const place = await screen.findByText('Position');
  const parts = [...(place.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
  expect(parts).toEqual([
    expect.stringMatching(/^Latitude.\d/),
    expect.stringMatching(/^Longitude.\d/),
    expect.stringMatching(/^Accuracy.\d/),
    expect.stringMatching(/^Altitude.\d/),
  ]);
});

it('says that a card has no report, and leads to none', async () => {
  open(draftPath, buildCardDocument({ reportConfig: null }));
  expect(await screen.findByText('This card has no measurement report.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Measurement report/ })).not.toBeInTheDocument();
});

it('shows who issues a card, for which instrument, and its limits', async () => {
  const { unmount } = open();
  await screen.findByRole('region', { name: 'Stack page' });
  expect(screen.queryByRole('region', { name: 'About this card' })).not.toBeInTheDocument();
  unmount();

  const slots: Partial<MeasurementCardDocument> = {
    producer: 'Nordskov Tømmer A/S',
    instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' },
    evidenceLimits: { areaDifference: 0.125, stackedVolume: 30 },
  };
  open(draftPath, { ...document, ...slots });
  await screen.findByRole('region', { name: 'Stack page' });
  const told = within(screen.getByRole('region', { name: 'About this card' }));
  expect(told.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Issuer', 'For the measuring instrument', 'Limit for front and back', 'Limit for the stacked volume'],
  ]);
  expect(told.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...[
      'Nordskov Tømmer A/S',
      'Skovmål FotoScan S3',
      'difference of at most 12.5% of their average',
      '30\u00a0m³ or more',
    ],
  ]);
});

it('publishes what was read after a question, and says why it cannot', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish version 3 of Spruce card?' }));
  expect(
    question.getByText(
      'New stacks will be measured using version 3. Stacks already measured keep their version.',
    ),
  ).toBeVisible();
  expect(await question.findByText('2 organisations use this card.')).toBeVisible();
  expect(question.getByRole('heading', { name: 'Changes since version 2' })).toBeVisible();
  expect(await question.findByText('All fields stay as they are.')).toBeVisible();
  mockError('put', '/measurement-card/spruce/version/3/publish', 409, 'It is published.');
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await question.findByText('It is published.')).toBeVisible();
  const sent = mockResponse('put', '/measurement-card/spruce/version/3/publish', null);
  mockResponse('get', '/measurement-card/spruce/version/3', {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: '2026-06-16T08:00:00Z', document },
  });
  await user.click(question.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument());
  expect(sent).toEqual([expect.objectContaining({ ifMatch: '"draft"' })]);
  expect(screen.getByRole('heading', { name: 'Spruce card, version 3', level: 1 })).toHaveFocus();
});

it('shows what somebody else did meanwhile, after the question that failed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('dialog', { name: /^Publish version 3/ }));
  mockError('put', '/measurement-card/spruce/version/3/publish', 412, 'Somebody has changed it.');
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await question.findByText('Somebody has changed it.')).toBeVisible();
  mockResponse('get', '/measurement-card/spruce/version/3', {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: null, etag: '"newer"' },
    document: { ...document, displayConfigurationAdmin: { sections: [{ title: 'Poles', fieldIds: [] }] } },
  });
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Poles' })).toBeVisible();
  const sent = mockResponse('put', '/measurement-card/spruce/version/3/publish', null);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const again = within(await screen.findByRole('dialog', { name: /^Publish version 3/ }));
  expect(again.queryByText('Somebody has changed it.')).not.toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ ifMatch: '"newer"' })]));
});

it('is no page any more where somebody else has deleted the draft', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete the draft/ }));
  mockError('delete', '/measurement-card/spruce/version/3', 404, 'It is gone.');
  await user.click(question.getByRole('button', { name: 'Delete draft' }));
  expect(await question.findByText('It is gone.')).toBeVisible();
  mockError('get', '/measurement-card/spruce/version/3', 404, 'There is no such version.');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('There is no such version.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete draft' })).not.toBeInTheDocument();
});

it('does not call a version current before it knows the others', async () => {
  open('/measurement-cards/spruce/version/1');
  mockError('get', '/measurement-card', 500, 'Not now.');
  mockResponse('get', '/measurement-card/spruce/version/1', {
    ...{
      measurementCardId: 'spruce',
      version: 1,
      publishedAt: '2026-05-04T08:00:00Z',
      document,
      etag: '"one"',
    },
  });
  expect(await screen.findByRole('heading', { name: 'Spruce card, version 1', level: 1 })).toBeVisible();
  expect(screen.queryByText('Current')).not.toBeInTheDocument();
});

it('deletes a draft after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Delete the draft of Spruce card, version 3?' }),
  );
  const sent = mockResponse('delete', '/measurement-card/spruce/version/3', null);
  await user.click(question.getByRole('button', { name: 'Delete draft' }));
  expect(await screen.findByRole('heading', { name: 'Measurement cards', level: 1 })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ ifMatch: '"draft"' })]);
});

it('exports a version as a file that can be imported', async () => {
  const { user, ports } = open();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const [file, name] = ports.saveFile.mock.calls[0] ?? [];
  expect(name).toBe('Spruce card.json');
  expect(JSON.parse((await file?.text()) ?? '')).toEqual(document);
});

it('previews the page of a stack in each language of the card', async () => {
  const danish = {
    titles: { da: 'Træart' },
    options: [{ key: 'fi', text: 'Spruce', texts: { da: 'Rødgran' } }],
  };
  const inTwo = {
    ...document,
    fields: document.fields.map((field) => (field.id === 'species' ? { ...field, ...danish } : field)),
    displayConfigurationAdmin: {
      sections: [{ title: 'Timber', titles: { da: 'Træ' }, fieldIds: ['species', 'volume'] }],
    },
  };
  const { user } = open(draftPath, inTwo);
  const language = await screen.findByRole('combobox', { name: 'Language of the preview' });
  expect(
    within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'Dansk']);
  expect(screen.getByRole('heading', { name: 'Timber', level: 3 })).toBeVisible();
  await user.selectOptions(language, 'Dansk');
  expect(screen.getByRole('heading', { name: 'Træ', level: 3 })).toHaveAttribute('lang', 'da');
  expect(screen.getByText('Træart')).toHaveAttribute('lang', 'da');
  expect(screen.getByText('Rødgran')).toBeVisible();
  // The card has this text only in English.
  expect(screen.getAllByText('Volume')[0]).toHaveAttribute('lang', 'en');
});

it('asks for no language where the card has one', async () => {
  open();
  await screen.findByRole('heading', { name: 'Timber', level: 3 });
  expect(screen.queryByRole('combobox', { name: 'Language of the preview' })).not.toBeInTheDocument();
});
