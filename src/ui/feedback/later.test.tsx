import { act, render, screen, within } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { later } from './later';
import { isLoadingAhead, loadAhead } from './loadAhead';

const Chart = ({ title }: { title: string }) => <h2>{title}</h2>;
const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const fetched = () => jest.fn<Promise<typeof Chart>, []>();

describe('a part that loads later', () => {
  const broken = 'The chart could not be shown. All the figures are in the table.';
  const chart = () => screen.findByRole('heading', { name: 'Volume' });

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('has its place until it is there, and is there at once the next time', async () => {
    const load = fetched().mockResolvedValue(Chart);
    const VolumeChart = later(load, { waiting: ({ title }) => <p>{title} is on its way</p> });
    expect(load).not.toHaveBeenCalled();
    const { unmount } = renderUi(<VolumeChart title="Volume" />);
    expect(screen.getByText('Volume is on its way')).toBeVisible();
    expect(await chart()).toBeVisible();
    expect(screen.queryByText('Volume is on its way')).not.toBeInTheDocument();
    unmount();
    renderUi(<VolumeChart title="Ageing" />);
    expect(screen.getByRole('heading', { name: 'Ageing' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that its file could not be loaded, in its own place, and loads it again', async () => {
    const load = fetched().mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValue(Chart);
    const VolumeChart = later(load, { failed: 'dashboard.chart_broken' });
    const { user } = renderUi(
      <>
        <h1>Dashboard</h1>
        <VolumeChart title="Volume" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(broken);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(broken);
    expect(load).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so too when it cannot be drawn, and draws it again', async () => {
    let isImpossible = true;
    function Drawn() {
      if (isImpossible) throw new Error('No canvas');
      return <Chart title="Volume" />;
    }
    const load = jest.fn().mockResolvedValue(Drawn);
    const VolumeChart = later<object>(load, { failed: 'dashboard.chart_broken' });
    const { user } = renderUi(<VolumeChart />);
    expect(await screen.findByRole('alert')).toHaveTextContent(broken);
    isImpossible = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart()).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for anew in the next place after its file could not be loaded', async () => {
    const load = fetched().mockImplementationOnce(lost).mockResolvedValue(Chart);
    const VolumeChart = later(load, { failed: 'dashboard.chart_broken' });
    const { unmount } = renderUi(<VolumeChart title="Volume" />);
    await screen.findByRole('alert');
    unmount();
    renderUi(<VolumeChart title="Volume" />);
    expect(await chart()).toBeVisible();
  });

  it('leaves its place as it waited where the page stands without it', async () => {
    const TrendLine = later(fetched().mockImplementation(lost), { waiting: () => <p>–</p> });
    renderUi(
      <>
        <h1>Dashboard</h1>
        <TrendLine title="Trend" />
      </>,
    );
    await act(async () => undefined);
    expect(screen.getByText('–')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says nothing of a drawer that is closed, and says it once it is to open', async () => {
    const Drawer = ({ opened }: { opened: boolean }) => opened && <Chart title="Filters" />;
    const load = jest.fn<Promise<typeof Drawer>, []>().mockImplementationOnce(lost).mockResolvedValue(Drawer);
    const FilterDrawer = later(load, { failed: 'stack_filters.failed' });
    const { user, rerender } = renderUi(<FilterDrawer opened={false} />);
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<FilterDrawer opened />);
    expect(screen.getByRole('alert')).toHaveTextContent('The filter options could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Filters' })).toBeVisible();
  });

  it('opens as a dialog that says so in place of one that could not be loaded', async () => {
    const Help = ({ onClose }: { onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        Keys
      </button>
    );
    const load = jest.fn<Promise<typeof Help>, []>().mockImplementationOnce(lost).mockResolvedValue(Help);
    const onClose = jest.fn();
    const ShortcutHelp = later(load, { failed: DialogFailed });
    const { user } = renderUi(<ShortcutHelp onClose={onClose} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Something went wrong' }));
    expect(dialog.getByText(/^This part of the portal could not be loaded/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Keys' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('loading ahead', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function renderAhead(load: () => Promise<typeof Chart>) {
    const Ahead = later(load, { isAhead: true });
    render(
      <>
        <h1>Stacks</h1>
        <Ahead title="Discard" />
      </>,
    );
  }

  it('loads a part beside the page, and again after a pause as long as it fails', async () => {
    const load = fetched().mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValue(Chart);
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
