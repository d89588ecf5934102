import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildSession } from '@mocks/builders/session';
import { buildStack } from '@mocks/builders/stacks';
import { mockStack, stackPath } from '@mocks/render/openStack';
import { mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { renderUi } from '@mocks/render/renderUi';
import { apiBase, mockError, mockService, setupMockService } from '@mocks/store/mockService';
import { failureFeed } from '@/app/context/failureFeed';
import { routeTable } from '@/app/router';
import { WithStore } from '@/app/sign-in/WithStore';
import type { AnnouncedList } from '@/store/ports/ports';
import { type ServiceError, serviceErrorOfKind } from '@/store/ports/serviceError';
import { useShowFailure } from '@/ui/feedback/notifications';
import { FailureNotices } from './FailureNotices';

setupMockService();

describe('the notice of a failure', () => {
  const failure: ServiceError = { ...serviceErrorOfKind('refused', 409), message: 'The forest is closed' };
  const stacksFailed = 'The list of stacks could not be loaded.';

  function Save() {
    const showFailure = useShowFailure();
    return (
      <button type="button" onClick={() => showFailure('Update failed', 'The forest is closed')}>
        Save
      </button>
    );
  }

  const show = () =>
    renderUi(
      <>
        <Save />
        <FailureNotices />
      </>,
    );
  const fail = (list?: AnnouncedList) => act(() => failureFeed.post(failure, list));
  const recover = (list: AnnouncedList) => act(() => failureFeed.recover(list));

  it('shows a failed call that no screen shows, once', async () => {
    show();
    fail();
    fail();
    expect(await screen.findAllByText('The forest is closed')).toHaveLength(1);
  });

  it('leaves the notice of a failed save when a list of the same message comes after all', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    fail('listStacks');
    expect(await screen.findByText(stacksFailed)).toBeVisible();
    recover('listStacks');
    await waitFor(() => expect(screen.queryByText(stacksFailed)).not.toBeInTheDocument());
    expect(screen.getByText('Update failed')).toBeVisible();
  });

  it('forgets what a notice waited for when it is closed by hand', async () => {
    const { user } = show();
    fail('listStacks');
    fail('listStackStatistics');
    const notice = within(await screen.findByRole('alert'));
    await user.click(notice.getByRole('button', { name: 'Dismiss message' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    fail('listStacks');
    expect(await screen.findByText(stacksFailed)).toBeVisible();
    recover('listStacks');
    await waitFor(() => expect(screen.queryByText(stacksFailed)).not.toBeInTheDocument());
  });

  it('leaves the focus where it was when a notice is closed', async () => {
    const { user } = show();
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
    expect(save).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(save).toHaveFocus();
  });

  it('leads on to the next notice, and from the last one to the page, when that place is gone', async () => {
    const { user } = renderUi(
      <>
        <main tabIndex={-1}>Stacks</main>
        <FailureNotices />
      </>,
    );
    fail('listStacks');
    act(() => failureFeed.post({ ...failure, message: 'The bridge is closed' }));
    const [first] = await screen.findAllByRole('button', { name: 'Dismiss message' });
    first?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Dismiss message' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the notice of a download', () => {
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
      await user.click(notice.getByRole('button', { name: 'Hide; the download continues' }));
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
});

describe('a page that cannot be shown', () => {
  const [portal] = routeTable;

  function Broken(): null {
    throw new TypeError('l is not a function');
  }

  function openBroken() {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const children = [
      {
        path: '/organization/:id',
        element: (
          <WithStore>
            <Broken />
          </WithStore>
        ),
      },
    ];
    const routes = [{ ErrorBoundary: portal?.ErrorBoundary ?? null, children }];
    // The first rendering opens the store by a promise.
    return act(async () =>
      renderApp('/organization/nordskov?search=Anne', { session: buildSession(), routes }),
    );
  }

  it('tells the service, and the person the number in its log', async () => {
    const sent: unknown[] = [];
    mockService.use(
      http.post(`${apiBase}/portal-error`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { id: '3f0c9a52' }, errorMessage: null }, { status: 201 });
      }),
    );
    await openBroken();
    expect(await screen.findByText(/give your administrator this number: 3f0c9a52$/)).toBeVisible();
    expect(sent).toEqual([
      { text: expect.stringMatching(/^TypeError: l is not a function\n/), path: '/organization/nordskov' },
    ]);
  });

  it.each([404, 429, 500])('has no number where the service answers %i', async (status) => {
    mockError('post', '/portal-error', status);
    await openBroken();
    expect(await screen.findByText('This page could not be shown. Reload it.')).toBeVisible();
    expect(screen.queryByText(/this number/)).not.toBeInTheDocument();
  });
});
