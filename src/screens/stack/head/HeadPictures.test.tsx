import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { mockStack, stackPath } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockService, setupMockService } from '@mocks/store/mockService';

setupMockService();

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const image = (title: string, file: string) => ({
  ...buildStackField({ fieldType: 'String', value: null }, { title }),
  fieldType: 'Image',
  value: { file, width: 800, height: 400, overlays: [] },
});

/** Returns the names of the pictures that were asked for. */
async function openWith(...fields: unknown[]) {
  mockStack({ ...buildStackDetail(), sections: [{ title: 'Images', fields, undefinedFieldIds: [] }] });
  const asked: unknown[] = [];
  mockService.use(
    http.get(`${apiBase}/stack/:id/file/:kind`, ({ params }) => {
      asked.push(params.kind);
      return HttpResponse.arrayBuffer(png.buffer);
    }),
  );
  const app = renderApp(stackPath, { session: buildSession() });
  const head = within(await screen.findByRole('region', { name: 'At a glance' }));
  return { ...app, head, asked };
}

it('shows the front, and with a press each of the others, which is fetched then and once', async () => {
  const { head, asked, user } = await openWith(
    image('Bagside', 'BackImage'),
    image('Tæt på', 'CloseupImage'),
    image('Forside', 'FrontImage'),
  );
  expect(await head.findByRole('img', { name: 'Front side of this stack' })).toBeVisible();
  const backs = () => asked.filter((file) => file === 'BackImage').length;
  // The record below has all of them.
  await screen.findByRole('img', { name: 'Tæt på, stack 1001' });
  const ofRecord = backs();
  const names = within(head.getByRole('group', { name: 'Images of the stack' }));
  expect(names.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Front side',
    'Back side',
    'Close-up',
  ]);
  expect(names.getByRole('button', { name: 'Front side' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(names.getByRole('button', { name: 'Back side' }));
  expect(await head.findByRole('img', { name: 'Back side of this stack' })).toBeVisible();
  expect(head.queryByRole('img', { name: 'Front side of this stack' })).not.toBeInTheDocument();
  expect(head.getByRole('button', { name: 'Enlarge: Back side of this stack' })).toBeVisible();
  await user.click(names.getByRole('button', { name: 'Close-up' }));
  expect(await head.findByRole('img', { name: 'Close-up of this stack' })).toBeVisible();
  await user.click(names.getByRole('button', { name: 'Back side' }));
  expect(head.getByRole('img', { name: 'Back side of this stack' })).toBeVisible();
  expect(backs()).toBe(ofRecord + 1);
});

it.each([
  ['no front', [image('Tæt på', 'CloseupImage'), image('Bagside', 'BackImage')], 'Back side'],
  ['neither side', [image('Tæt på', 'CloseupImage')], 'Close-up'],
])('begins with what there is where there is %s', async (_, fields, shown) => {
  const { head } = await openWith(...fields);
  expect(await head.findByRole('img', { name: `${shown} of this stack` })).toBeVisible();
});

it('offers no choice of one', async () => {
  const { head } = await openWith(image('Forside', 'FrontImage'));
  expect(await head.findByRole('img', { name: 'Front side of this stack' })).toBeVisible();
  expect(head.queryByRole('group', { name: 'Images of the stack' })).not.toBeInTheDocument();
});

describe('enlarged', () => {
  async function enlarge(...files: [title: string, file: string][]) {
    const { head, user } = await openWith(...files.map(([title, file]) => image(title, file)));
    await head.findByRole('img', { name: 'Front side of this stack' });
    await user.click(head.getByRole('button', { name: /^Enlarge/ }));
    const dialog = await screen.findByRole('dialog');
    return { user, dialog, tools: within(dialog) };
  }
  const sides: [title: string, file: string][] = [
    ['Forside', 'FrontImage'],
    ['Bagside', 'BackImage'],
  ];

  it('has the same names as on the page, and the zoom stays from one to the next', async () => {
    const { user, dialog, tools } = await enlarge(...sides, ['Tæt på', 'CloseupImage']);
    expect(dialog).toHaveAccessibleName('Front side, stack 1001');
    const names = within(tools.getByRole('group', { name: 'Images of the stack' }));
    await user.keyboard('++{ArrowRight}');
    await user.click(names.getByRole('button', { name: 'Back side' }));
    expect(dialog).toHaveAccessibleName('Back side, stack 1001');
    expect(await tools.findByRole('img', { name: 'Back side, stack 1001' })).toBeVisible();
    expect(tools.getByRole('status')).toHaveTextContent('225%');
    expect(tools.getByRole('region', { name: /^Image\./ }).scrollLeft).toBe(80);
    await user.click(tools.getByRole('button', { name: 'Next image' }));
    expect(await tools.findByRole('img', { name: 'Close-up, stack 1001' })).toBeVisible();
    expect(names.getByRole('button', { pressed: true })).toHaveTextContent('Close-up');
    await user.click(tools.getByRole('button', { name: 'Next image' }));
    expect(tools.getByRole('img', { name: 'Front side, stack 1001' })).toBeVisible();
    expect(tools.getByRole('status')).toHaveTextContent('225%');
  });

  it.each([
    ['opens as tall as its place on a phone', true, '360%'],
    ['opens whole where there is room', false, '100%'],
  ])('%s', async (_, isPhone, zoom) => {
    if (isPhone) mockPhone();
    // Twice as broad as tall, it would be 180 pixels tall.
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(648);
    const { user, tools } = await enlarge(...sides);
    await waitFor(() => expect(tools.getByRole('status')).toHaveTextContent(zoom));
    await user.click(tools.getByRole('button', { name: 'Back side' }));
    expect(tools.getByRole('status')).toHaveTextContent(zoom);
    if (!isPhone) return;
    await user.click(tools.getByRole('button', { name: 'Whole image' }));
    expect(tools.getByRole('status')).toHaveTextContent('100%');
    await user.click(tools.getByRole('button', { name: 'Full height' }));
    expect(tools.getByRole('status')).toHaveTextContent(zoom);
  });
});
