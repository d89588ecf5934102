import { Button } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { DisabledReason } from './DisabledReason';
import { isLoadingAhead, lazyAhead, loadAhead } from './loadAhead';
import { ProgressNotice } from './ProgressNotice';
import { useFocusFallback } from './useFocusFallback';

describe('an action', () => {
  function renderButton(reason: string | null, isShown = false) {
    const onClick = jest.fn();
    const view = renderUi(
      <DisabledReason reason={reason} isShown={isShown}>
        <Button onClick={onClick}>Assign</Button>
      </DisabledReason>,
    );
    return { ...view, onClick };
  }

  it('can be reached, says why, and does nothing', async () => {
    const { user, onClick } = renderButton('Nothing measured is selected');
    await user.tab();
    const button = screen.getByRole('button', { name: 'Assign' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Nothing measured is selected');
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('says why under the action that people look for', () => {
    renderButton('Nothing measured is selected', true);
    expect(screen.getByText('Nothing measured is selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign' })).toHaveAccessibleDescription(
      'Nothing measured is selected',
    );
  });

  it('leaves an action alone that can be used', async () => {
    const { user, onClick } = renderButton(null);
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    expect(onClick).toHaveBeenCalled();
  });

  it('keeps the focus when pressing the action is what disables it', async () => {
    function Download() {
      const [running, setRunning] = useState(false);
      return (
        <DisabledReason reason={running ? 'A download is in progress' : null}>
          <Button onClick={() => setRunning(true)}>Download</Button>
        </DisabledReason>
      );
    }
    const { user } = renderUi(<Download />);
    await user.tab();
    await user.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Download' });
    expect(button).toHaveAccessibleDescription('A download is in progress');
    expect(button).toHaveFocus();
  });
});

describe('a notice of progress', () => {
  const notice = (progress: number | null, detail?: string) => (
    <ProgressNotice
      label="Downloading reports"
      progress={progress}
      detail={detail}
      onCancel={() => undefined}
    />
  );
  const bar = () => screen.getByRole('progressbar', { name: 'Downloading reports' });

  it('shows the share, and reads it out by quarters', () => {
    renderUi(notice(0.68));
    expect(bar()).toHaveAttribute('aria-valuenow', '68');
    expect(screen.getByText('68%')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Downloading reports 50%');
  });

  it('claims no share while nobody knows how much there is', () => {
    renderUi(notice(null, '1.2 MB received'));
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar()).toHaveAttribute('aria-valuetext', '1.2 MB received');
    expect(screen.getByRole('status')).toHaveTextContent(/^Downloading reports$/);
  });

  it('shows the words for the share where there are some', () => {
    renderUi(notice(0.15, '3 of 20 stacks'));
    expect(bar()).toHaveAttribute('aria-valuetext', '3 of 20 stacks');
    expect(screen.getByText('3 of 20 stacks')).toBeVisible();
    expect(screen.queryByText('15%')).not.toBeInTheDocument();
  });
});

describe('a part that goes away', () => {
  function Bar({ onClose }: { onClose: () => void }) {
    const bar = useFocusFallback<HTMLDivElement>();
    return (
      <div ref={bar}>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    );
  }

  function Page() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <h1 tabIndex={-1}>Stacks</h1>
        {shown && <Bar onClose={() => setShown(false)} />}
        <input aria-label="Search" onChange={() => setShown(false)} />
      </>
    );
  }

  it('hands the focus to the heading when its holder goes away', async () => {
    const { user } = renderUi(<Page />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Stacks' })).toHaveFocus();
  });

  it('leaves a focus alone that is elsewhere', async () => {
    const { user } = renderUi(<Page />);
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'x');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });
});

describe('loading ahead', () => {
  const Dialog = ({ title }: { title: string }) => <h2>{title}</h2>;
  const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function renderAhead(load: () => Promise<typeof Dialog>) {
    const Ahead = lazyAhead(load);
    render(
      <>
        <h1>Stacks</h1>
        <Suspense>
          <Ahead title="Discard" />
        </Suspense>
      </>,
    );
  }

  it('loads a part beside the page, and again after a pause as long as it fails', async () => {
    const load = jest
      .fn<Promise<typeof Dialog>, []>()
      .mockImplementationOnce(lost)
      .mockImplementationOnce(lost)
      .mockResolvedValue(Dialog);
    renderAhead(load);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { name: 'Stacks' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Discard' })).toBeNull();

    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('heading', { name: 'Discard' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('tells while something loads that nobody waits for, whether it arrives or not', async () => {
    expect(isLoadingAhead()).toBe(false);
    const failing = loadAhead(lost);
    const arriving = loadAhead(async () => 'loaded');
    expect(isLoadingAhead()).toBe(true);
    await expect(failing).rejects.toThrow('Failed to fetch');
    await expect(arriving).resolves.toBe('loaded');
    expect(isLoadingAhead()).toBe(false);
  });

  it('waits for the next attempt without keeping the page from a reload', async () => {
    renderAhead(lost);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(isLoadingAhead()).toBe(false);
  });
});
