import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildStack } from '@mocks/builders/stacks';
import { mockStack, stackPath } from '@mocks/render/openStack';
import { mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { apiBase, mockService, setupMockService } from '@mocks/store/mockService';

setupMockService();

const stacks = [
  buildStack({ stackId: 'a', stackNumber: '1001' }),
  buildStack({ stackId: 'b', stackNumber: '1002' }),
];

const button = (name: string) => screen.findByRole('button', { name });
const bar = (name: string) => screen.findByRole('progressbar', { name });
const noticeOf = async (name: string) => {
  const notice = (await bar(name)).closest<HTMLElement>('[role="group"]');
  if (!notice) throw new Error(`${name} has no notice`);
  return within(notice);
};
const reports = 'Downloading reports';
const figures = 'Downloading stacks';

/** Selects both stacks; the figures stop after the first. */
async function openWithTwoDownloads() {
  mockStackCalls({ stacks });
  const endless = (text: string) =>
    new ReadableStream({ start: (given) => given.enqueue(new TextEncoder().encode(text)) });
  mockService.use(
    http.put(`${apiBase}/stack/download-archive`, () => new HttpResponse(endless(''))),
    http.put(
      `${apiBase}/stack/download-accumulated-csv`,
      () => new HttpResponse(endless('Number\r\n1001\r\n')),
    ),
  );
  const app = await openStacks();
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select stack 1001' }));
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select stack 1002' }));
  await app.user.click(await button('Download reports'));
  await app.user.click(await button('Download stacks'));
  await bar(reports);
  await bar(figures);
  return app;
}

it('says for each download how many of its stacks are there, and how long the rest takes', async () => {
  await openWithTwoDownloads();
  await waitFor(async () =>
    expect(await bar(figures)).toHaveAttribute('aria-valuetext', '1 of 2 stacks · less than a minute left'),
  );
  expect(await bar(figures)).toHaveAttribute('aria-valuenow', '50');
  expect(await bar(reports)).toHaveAttribute('aria-valuetext', '0 of 2 stacks');
});

it('goes on while another page is open, and each is cancelled by itself', async () => {
  const { user, router, ports } = await openWithTwoDownloads();
  mockStack();
  await act(() => router.navigate(stackPath));
  await screen.findByRole('heading', { level: 1, name: /1001/ });
  await user.click((await noticeOf(figures)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: figures })).not.toBeInTheDocument());
  expect(await bar(reports)).toBeVisible();
  expect(await button('Show 1 download')).toBeVisible();
  await user.click((await noticeOf(reports)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument());
  expect(ports.saveFile).not.toHaveBeenCalled();
});

it('is found again in the top bar after its notice was hidden', async () => {
  const { user } = await openWithTwoDownloads();
  for (const name of [reports, figures]) {
    const notice = await noticeOf(name);
    await user.click(notice.getByRole('button', { name: 'Hide; the download goes on' }));
  }
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  await user.click(await button('Show 2 downloads'));
  expect(await bar(reports)).toBeVisible();
  expect(await bar(figures)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Download'));
});

it('lets the browser ask before the page is left', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user } = await openWithTwoDownloads();
  expect(leave()).toBe(true);
  for (const name of [reports, figures])
    await user.click((await noticeOf(name)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(leave()).toBe(false));
});
