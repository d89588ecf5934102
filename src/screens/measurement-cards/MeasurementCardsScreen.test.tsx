import { File } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildCardDocument, buildCardVersions } from '@mocks/builders/measurementCards';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const document = buildCardDocument();

function open() {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/measurement-card', [buildCardVersions()]);
  mockResponse('get', '/measurement-card/ready', [
    { key: 'ready/uk', country: 'uk', document },
    { key: 'ready/de', country: 'de', document: { ...document, name: 'RVR' } },
  ]);
  mockResponse('get', '/measurement-card/spruce/version/3', {
    ...{ measurementCardId: 'spruce', version: 3, publishedAt: null, document, etag: '"draft"' },
  });
  mockResponse('get', '/measurement-card/spruce/version/2', {
    ...{ measurementCardId: 'spruce', version: 2, publishedAt: '2026-06-01T08:00:00Z', document },
  });
  return renderApp('/measurement-cards', { session: buildSession({ isGlobalAdmin: true }) });
}

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

it('says on a phone of what there are two, and what was when', async () => {
  mockPhone();
  open();
  expect(await screen.findByText('2 organisations')).toBeVisible();
  expect(screen.getByText('Published 01/06/2026, 10:00, Greta Stackyard')).toBeVisible();
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

it('offers the ready cards that nobody has taken, and imports one by one press', async () => {
  const { user } = open();
  const ready = within(await screen.findByRole('region', { name: 'Ready-made cards' }));
  expect(ready.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['RVRGermanyUse']);
  const sent = mockResponse('post', '/measurement-card', {
    ...{ measurementCardId: 'spruce', measurementCardName: 'Spruce card', version: 3 },
    ...{ isChanged: true, isPublished: false },
  });
  await user.click(ready.getByRole('button', { name: 'Use the card RVR' }));
  expect(await screen.findByText('Imported as the draft of version 3.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ body: { ...document, name: 'RVR' } })]);
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
  jest.spyOn(folder, 'arrayBuffer').mockRejectedValue(new DOMException('A folder', 'NotReadableError'));
  choose(app, folder);
  expect(await screen.findByText('cards is not a JSON file with a measurement card.')).toBeVisible();
  const inLatin = Uint8Array.from(JSON.stringify({ ...document, name: 'Tømmer' }), (sign) =>
    sign.charCodeAt(0),
  );
  choose(app, new File([inLatin], 'card.json'));
  expect(await screen.findByText(/^card\.json is not written in UTF-8/)).toBeVisible();
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
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('cardVersions') }));
  const { user } = renderApp('/measurement-cards', { session: buildSession({ isGlobalAdmin: true }) });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Main navigation' });
  expect(await within(menu).findByRole('link', { name: 'Stackyard administrators' })).toBeVisible();
  expect(within(menu).queryByRole('link', { name: 'Measurement cards' })).not.toBeInTheDocument();
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
  mockResponse('get', '/measurement-card/ready', []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no measurement cards yet.')).toBeVisible();
});
