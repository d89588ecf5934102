import { File } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildOrganization } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockError, mockService, setupMockService } from '@mocks/store/mockService';
import { toDataUrl } from '@/lib/dataUrl';
import { LogoCard } from './LogoCard';

setupMockService();

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const former = Uint8Array.from([...png, 1]);
const chosen = Uint8Array.from([...png, 2]);
const path = `${apiBase}/organization/nordskov/logo`;

/** The service holds one logo after the other. */
function logosAre(...logos: Uint8Array<ArrayBuffer>[]) {
  mockService.use(http.get(path, () => HttpResponse.arrayBuffer((logos.shift() ?? former).buffer)));
}

function openCard() {
  const element = <LogoCard organization={buildOrganization()} canEdit />;
  const { container } = renderApp('/', {
    session: buildSession(),
    routes: [{ path: '/', element }],
  });
  return (bytes: Uint8Array<ArrayBuffer>) => {
    const input = container.querySelector('input[type="file"]');
    if (!input) throw new Error('There is no way to choose a file');
    // Whatever its bytes are, it calls itself an image.
    fireEvent.change(input, { target: { files: [new File([bytes], 'logo.png', { type: 'image/png' })] } });
  };
}

const logo = () => screen.findByRole('img', { name: 'Logo of Nordskov Tømmer A/S' });
const imageOf = (bytes: Uint8Array) => toDataUrl(bytes, 'image/png');

it('shows the chosen logo at once and sends its bytes', async () => {
  logosAre(former, chosen);
  const sent: Uint8Array[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockService.use(
    http.put(path, async ({ request }) => {
      const file = (await request.formData()).get('file');
      if (file instanceof Blob) sent.push(new Uint8Array(await file.arrayBuffer()));
      await answered;
      return HttpResponse.json({ data: null, errorMessage: null });
    }),
  );
  const choose = openCard();
  expect(await logo()).toHaveAttribute('src', imageOf(former));
  choose(chosen);
  await waitFor(async () => expect(await logo()).toHaveAttribute('src', imageOf(chosen)));
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a logo' })).toBeEnabled());
  expect(sent).toEqual([chosen]);
  expect(await logo()).toHaveAttribute('src', imageOf(chosen));
});

it('shows the former logo again when the service refuses the new one', async () => {
  logosAre(former);
  const choose = openCard();
  await logo();
  const fieldErrors = [{ field: 'file', message: 'The image is broken.' }];
  mockError('put', '/organization/nordskov/logo', 400, 'Some values are not valid.', { fieldErrors });
  choose(chosen);
  expect(await screen.findByText('Logo upload has failed. The image is broken.')).toHaveRole('alert');
  expect(await logo()).toHaveAttribute('src', imageOf(former));
});

it.each([
  ['a text by the name of an image', Uint8Array.from([60, 115, 118, 103]), /neither a JPEG nor a PNG/],
  ['more than 500 KB', new Uint8Array(500 * 1024 + 1), /larger than 500 KB/],
])('sends nothing of %s', async (_, bytes, problem) => {
  mockError('get', '/organization/nordskov/logo', 404);
  const choose = openCard();
  expect(await screen.findByText('No logo yet')).toBeVisible();
  choose(bytes);
  expect(await screen.findByText(problem)).toHaveRole('alert');
  expect(screen.getByText('No logo yet')).toBeVisible();
});

it('takes a file that is dropped', async () => {
  mockError('get', '/organization/nordskov/logo', 404);
  openCard();
  await screen.findByText('No logo yet');
  const files = [new File(['<svg/>'], 'logo.svg')];
  fireEvent.drop(screen.getByRole('group', { name: 'Logo' }), { dataTransfer: { files } });
  expect(await screen.findByText(/^logo.svg is neither/)).toBeVisible();
});

it('says when the logo could not be loaded, and tries again', async () => {
  mockError('get', '/organization/nordskov/logo', 500, 'The disk is away');
  openCard();
  expect(await screen.findByText('The disk is away')).toBeVisible();
  logosAre(former);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await logo()).toBeVisible();
});
