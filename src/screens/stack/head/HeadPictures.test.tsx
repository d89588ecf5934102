import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
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

it('shows the front, and with a press the back, which is fetched then and once', async () => {
  const { head, asked, user } = await openWith(
    image('Bagside', 'BackImage'),
    image('Forside', 'FrontImage'),
    image('Tæt på', 'CloseupImage'),
  );
  expect(await head.findByRole('img', { name: 'Forside of this stack' })).toBeVisible();
  const backs = () => asked.filter((file) => file === 'BackImage').length;
  // The record below has all of them.
  await screen.findByRole('img', { name: 'Tæt på, stack 1001' });
  const ofRecord = backs();
  const side = within(head.getByRole('group', { name: 'Side of the stack' }));
  expect(side.getByRole('button', { name: 'Front side' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(side.getByRole('button', { name: 'Back side' }));
  expect(await head.findByRole('img', { name: 'Bagside of this stack' })).toBeVisible();
  expect(head.queryByRole('img', { name: 'Forside of this stack' })).not.toBeInTheDocument();
  expect(head.getByRole('button', { name: 'Enlarge: Bagside of this stack' })).toBeVisible();
  await user.click(side.getByRole('button', { name: 'Front side' }));
  expect(head.getByRole('img', { name: 'Forside of this stack' })).toBeVisible();
  await user.click(side.getByRole('button', { name: 'Back side' }));
  expect(head.getByRole('img', { name: 'Bagside of this stack' })).toBeVisible();
  expect(backs()).toBe(ofRecord + 1);
});

it.each([
  ['no back', [image('Forside', 'FrontImage'), image('Tæt på', 'CloseupImage')], 'Forside'],
  ['no front', [image('Tæt på', 'CloseupImage'), image('Bagside', 'BackImage')], 'Tæt på'],
])('offers no other side where there is %s', async (_, fields, shown) => {
  const { head } = await openWith(...fields);
  expect(await head.findByRole('img', { name: `${shown} of this stack` })).toBeVisible();
  expect(head.queryByRole('group', { name: 'Side of the stack' })).not.toBeInTheDocument();
});
