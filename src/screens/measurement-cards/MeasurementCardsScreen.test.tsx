import { File } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildUserInfo } from '@mocks/builders/administration';
import { buildCardDocument } from '@mocks/builders/measurementCards';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { MeasurementCardDocument, MeasurementCardVersions } from '@/store/api/cardVersionApi';

setupMockService();

const first = { version: 1, publishedAt: '2026-05-04T08:00:00Z', publishedBy: null };
const second = { version: 2, publishedAt: '2026-06-01T08:00:00Z', publishedBy: 'Greta Stackyard' };
const draft = { version: 3, publishedAt: null, publishedBy: null };
const spruce: MeasurementCardVersions = {
  measurementCardId: 'spruce',
  measurementCardName: 'Spruce card',
  organizations: 2,
  versions: [draft, second, first],
};

const document = buildCardDocument();

function open(path = '/measurement-cards', cards = [spruce], shown = document) {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/measurement-card', cards);
  mockResponse('get', '/measurement-card/spruce/version/3', {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: null, document: shown, etag: '"draft"' },
  });
  return renderApp(path, { session: buildSession({ isGlobalAdmin: true }) });
}

const draftPath = '/measurement-cards/spruce/version/3';

function choose({ container }: ReturnType<typeof open>, file: string | File) {
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file');
  fireEvent.change(input, {
    target: { files: [typeof file === 'string' ? new File([file], 'card.json') : file] },
  });
}

it('lists the versions of every card, with what each is for', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Spruce card, version 2/ });
  expect(row).toHaveTextContent('Current');
  expect(row).toHaveTextContent('Greta Stackyard');
  expect(row).toHaveTextContent('2');
  expect(screen.getByRole('row', { name: /Spruce card, version 3/ })).toHaveTextContent('Draft');
  expect(screen.getByRole('row', { name: /Spruce card, version 1/ })).toHaveTextContent('Former');
  const heads = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(heads).toEqual(['Spruce card', 'Version 3', 'Version 2', 'Version 1']);
});

it('says on a phone of what there are two', async () => {
  mockPhone();
  open();
  expect(await screen.findByText('2 organisations')).toBeVisible();
});

it('imports a file as a draft and opens that', async () => {
  const app = open();
  await screen.findByRole('link', { name: 'Spruce card, version 2' });
  const sent = mockResponse('post', '/measurement-card', {
    ...{ measurementCardId: 'spruce', measurementCardName: 'Spruce card', version: 3 },
    ...{ isChanged: true, isPublished: false },
  });
  choose(app, `\uFEFF${JSON.stringify(document)}`);
  expect(await screen.findByRole('heading', { name: 'Spruce card, version 3', level: 1 })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ body: document })]);
  expect(await screen.findByText('Imported as the draft of version 3.')).toBeVisible();
});

it('takes a file that is dropped on the page', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Spruce card, version 2' });
  fireEvent.drop(link, { dataTransfer: { files: [new File(['no JSON'], 'card.json')] } });
  expect(await screen.findByText('card.json is not a JSON file with a measurement card.')).toBeVisible();
});

it('says that a draft was replaced', async () => {
  const app = open();
  await screen.findByRole('link', { name: 'Spruce card, version 2' });
  mockResponse('post', '/measurement-card', {
    ...{ measurementCardId: 'spruce', measurementCardName: 'Spruce card', version: 3 },
    ...{ isChanged: true, isPublished: false, hasReplacedDraft: true },
  });
  choose(app, JSON.stringify(document));
  expect(await screen.findByText(/^Imported .* version 3\. It replaces the draft/)).toBeVisible();
});

it('says that a file cannot be read', async () => {
  const app = open();
  await screen.findByRole('link', { name: 'Spruce card, version 2' });
  const folder = new File([], 'cards');
  jest.spyOn(folder, 'text').mockRejectedValue(new DOMException('A folder', 'NotReadableError'));
  choose(app, folder);
  expect(await screen.findByText('cards is not a JSON file with a measurement card.')).toBeVisible();
});

it('says what is wrong with a file, and where', async () => {
  const app = open();
  await screen.findByRole('link', { name: 'Spruce card, version 2' });
  mockError('post', '/measurement-card', 400, 'This is no valid measurement card.', {
    fieldErrors: [{ field: 'fields[3].units.display', message: 'The unit does not fit.' }],
  });
  choose(app, '{"name": "x"}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('card.json was not imported. This is no valid measurement card.');
  expect(within(alert).getByRole('listitem')).toHaveTextContent(
    'fields[3].units.display The unit does not fit.',
  );
  choose(app, 'no JSON');
  expect(await screen.findByText('card.json is not a JSON file with a measurement card.')).toBeVisible();
  choose(app, ' '.repeat(512 * 1024 + 1));
  expect(await screen.findByText('card.json is larger than 512 KB.')).toBeVisible();
});

it('shows the page of a stack with sample values, and the ways to both reports', async () => {
  open(draftPath);
  const page = within(await screen.findByRole('region', { name: 'Page of a stack' }));
  expect(page.getByRole('heading', { name: 'Timber' })).toBeVisible();
  expect(page.getByText('Spruce')).toBeVisible();
  expect(page.getByText(/^47\.087\sm³$/)).toBeVisible();
  expect(page.getByText(/^186 values \(cm\): 23\.800 · 28\.600 · .* …$/)).toBeVisible();
  expect(page.getByText('Image')).toBeVisible();
  expect(screen.getByText('All values on this page are examples. Nobody has measured them.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Measurement report/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Measurement report: full measurement', `${draftPath}/report/fullMeasurement`],
    ['Measurement report: piece count', `${draftPath}/report/logCount`],
  ]);
  expect(screen.getByRole('region', { name: 'Tree species: data for exported files' })).toHaveTextContent(
    'Spruce, Picea abies, 780 kg/m³',
  );
});

it('says that a card has no report, and leads to none', async () => {
  open(draftPath, [spruce], buildCardDocument({ reportConfig: null }));
  expect(await screen.findByText('This card has no measurement report.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Measurement report/ })).not.toBeInTheDocument();
});

it('shows who issues a card, for which instrument, and its limits', async () => {
  const { unmount } = open(draftPath);
  await screen.findByRole('region', { name: 'Page of a stack' });
  expect(screen.queryByRole('region', { name: 'About this card' })).not.toBeInTheDocument();
  unmount();

  const slots: Partial<MeasurementCardDocument> = {
    producer: 'Nordskov Tømmer A/S',
    instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' },
    evidenceLimits: { areaDifference: 0.125, stackedVolume: 30 },
  };
  open(draftPath, [spruce], { ...document, ...slots });
  await screen.findByRole('region', { name: 'Page of a stack' });
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
  const { user } = open(draftPath);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish version 3 of Spruce card?' }));
  expect(
    question.getByText(
      'New stacks will be measured using version 3. Stacks already measured keep their version.',
    ),
  ).toBeVisible();
  expect(await question.findByText('2 organisations have this card.')).toBeVisible();
  mockError('put', '/measurement-card/spruce/version/3/publish', 409, 'It is published.');
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await question.findByText('It is published.')).toBeVisible();
  const sent = mockResponse('put', '/measurement-card/spruce/version/3/publish', null);
  mockResponse('get', '/measurement-card/spruce/version/3', {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: second.publishedAt, document },
  });
  await user.click(question.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument());
  expect(sent).toEqual([expect.objectContaining({ ifMatch: '"draft"' })]);
  expect(screen.getByRole('heading', { name: 'Spruce card, version 3', level: 1 })).toHaveFocus();
});

it('shows what somebody else did meanwhile, after the question that failed', async () => {
  const { user } = open(draftPath);
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
  const { user } = open(draftPath);
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
    ...{ measurementCardId: 'spruce', version: 1, publishedAt: first.publishedAt, document, etag: '"one"' },
  });
  expect(await screen.findByRole('heading', { name: 'Spruce card, version 1', level: 1 })).toBeVisible();
  expect(screen.queryByText('Current')).not.toBeInTheDocument();
});

it('deletes a draft after a question', async () => {
  const { user } = open(draftPath);
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
  const { user, ports } = open(draftPath);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const [file, name] = ports.saveFile.mock.calls[0] ?? [];
  expect(name).toBe('Spruce card.json');
  expect(JSON.parse((await file?.text()) ?? '')).toEqual(document);
});

it('has an entry in the menu only where the service has cards', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Spruce card, version 2' });
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(await screen.findByRole('menuitem', { name: 'Measurement cards' })).toHaveAttribute(
    'href',
    '/measurement-cards',
  );
});

it('has no page and no entry where the service lacks them', async () => {
  mockResponse('get', '/user-info', buildUserInfo());
  mockError('get', '/measurement-card', 404, 'Not found.');
  const { user } = renderApp('/measurement-cards', { session: buildSession({ isGlobalAdmin: true }) });
  expect(await screen.findByText('Not found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await screen.findByRole('menuitem', { name: 'Stackyard administrators' });
  expect(screen.queryByRole('menuitem', { name: 'Measurement cards' })).not.toBeInTheDocument();
});

it('is empty at first, and can be asked for again after a failure', async () => {
  mockResponse('get', '/user-info', buildUserInfo());
  mockError('get', '/measurement-card', 400, 'Not now.');
  const { user } = renderApp('/measurement-cards', { session: buildSession({ isGlobalAdmin: true }) });
  expect(await screen.findByText('The measurement cards could not be loaded.')).toBeVisible();
  mockResponse('get', '/measurement-card', []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no measurement cards yet.')).toBeVisible();
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
  const { user } = open(draftPath, [spruce], inTwo);
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
  // The card has it in English alone.
  expect(screen.getAllByText('Volume')[0]).toHaveAttribute('lang', 'en');
});

it('asks for no language where the card has one', async () => {
  open(draftPath);
  await screen.findByRole('heading', { name: 'Timber', level: 3 });
  expect(screen.queryByRole('combobox', { name: 'Language of the preview' })).not.toBeInTheDocument();
});
