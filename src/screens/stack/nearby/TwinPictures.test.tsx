import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildSession } from '@mocks/builders/session';
import { buildStack } from '@mocks/builders/stacks';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockService, setupMockService } from '@mocks/store/mockService';
import { TwinPictures } from './TwinPictures';

setupMockService();

const own = buildStack();
const twin = buildStack({ stackId: 'stack-2', stackNumber: '1002' });

const open = () =>
  renderApp('/', {
    session: buildSession(),
    routes: [{ path: '/', element: <TwinPictures own={own} twin={twin} /> }],
  });

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

/** The service has the front of this stack alone. Returns the queries of the calls for it. */
function mockOwnFront({ hasPreviews }: { hasPreviews: boolean }) {
  const asked: string[] = [];
  mockError('get', '/stack/:id/file/:kind', 404);
  mockService.use(
    http.get(`${apiBase}/stack/stack-1/file/FrontImage`, ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      if (search !== '' && !hasPreviews) return new HttpResponse(null, { status: 400 });
      return HttpResponse.arrayBuffer(png.buffer);
    }),
  );
  return asked;
}

const ownFront = () => screen.findByRole('img', { name: 'Front side, stack 1001' });

it('shows previews, and says that one stack has no front', async () => {
  const asked = mockOwnFront({ hasPreviews: true });
  open();
  expect(await ownFront()).toBeVisible();
  expect(await screen.findByText('No image of the front side')).toBeVisible();
  expect(asked).toEqual(['?size=preview']);
});

it('shows the whole front where the service refuses to be asked for a preview', async () => {
  const asked = mockOwnFront({ hasPreviews: false });
  open();
  expect(await ownFront()).toBeVisible();
  expect(asked).toEqual(['?size=preview', '']);
});

it('keeps no place where neither stack has a front', async () => {
  mockError('get', '/stack/:id/file/:kind', 404);
  open();
  expect(await screen.findAllByRole('figure')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('figure')).not.toBeInTheDocument());
});
