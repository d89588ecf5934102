import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildMeasurementCard, buildSawmill } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { renderApp } from '@mocks/render/renderApp';
import { renderUi } from '@mocks/render/renderUi';
import { buildPorts } from '@mocks/store/buildPorts';
import { dayOf } from '@/lib/day';
import type { Language } from '@/lib/languages';
import { quickRange } from '@/lib/quickRange';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import { defaultStackFilters, noStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { createStore } from '@/store/store';
import { AppliedFilterChips } from './AppliedFilterChips';
import { filterChoices, rememberOwnPlace } from './filterChoices';
import { PeriodControl } from './PeriodControl';
import { StackFilterBar } from './StackFilterBar';
import { useUrlFilters } from './useUrlFilters';

function renderBar(filters: Partial<StackFilters> = {}, language: Language = 'en') {
  const onChange = jest.fn();
  const onOpenDrawer = jest.fn();
  function Page() {
    const [current, setCurrent] = useState({ ...defaultStackFilters('2026-11-21'), ...filters });
    const change = (given: Partial<StackFilters>, typed?: boolean) => {
      onChange(given, typed);
      setCurrent({ ...current, ...given });
    };
    return (
      <StackFilterBar filters={current} onChange={change} drawerOpened={false} onOpenDrawer={onOpenDrawer} />
    );
  }
  return { onChange, onOpenDrawer, ...renderUi(<Page />, { language }) };
}

describe('the filter bar', () => {
  it('searches on submit, never while somebody types', async () => {
    const { user, onChange } = renderBar();
    const search = screen.getByRole('textbox', { name: 'Stack number or stack ID' });
    await user.type(search, ' 17-a ');
    expect(onChange).not.toHaveBeenCalled();
    expect(search).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ search: '17-a' }, undefined);
    expect(screen.getByRole('button', { name: '1 filter applied' })).toBeVisible();
  });

  it('opens the drawer', async () => {
    const { user, onOpenDrawer } = renderBar();
    await user.click(screen.getByRole('button', { name: '0 filters applied' }));
    expect(onOpenDrawer).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 'Zastosowano 0 filtrów'],
    [1, 'Zastosowano 1 filtr'],
    [2, 'Zastosowano 2 filtry'],
    [5, 'Zastosowano 5 filtrów'],
    [22, 'Zastosowano 22 filtry'],
  ])('counts %i filters in Polish', (count, name) => {
    renderBar({ registrators: Array.from({ length: count }, (_, index) => `r${index}`) }, 'pl');
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});

const choices = filterChoices({
  options: buildFilterOptions(),
  card: buildMeasurementCard(),
  sawmills: [buildSawmill()],
});

function renderChips(filters: Partial<StackFilters>, placeText?: () => string) {
  const onChange = jest.fn();
  function Page() {
    const [current, setCurrent] = useState({ ...noStackFilters, ...filters });
    const change = (given: object) => {
      onChange(given);
      setCurrent({ ...current, ...given });
    };
    return (
      <>
        <output>{appliedFilterCount(current)}</output>
        <AppliedFilterChips
          filters={current}
          choices={choices}
          onChange={change}
          {...(placeText && { placeText })}
        />
      </>
    );
  }
  return { onChange, ...renderUi(<Page />) };
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Applied filters' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

describe('the chips of applied filters', () => {
  const everything: Partial<StackFilters> = {
    search: '17',
    states: ['Measured'],
    sawmillIds: ['birke'],
    registrators: ['anne'],
    surveyors: ['jens'],
    treeSpecies: ['spruce', 'beech'],
    assortments: ['saw'],
    areaNumber: '14b',
    fullMeasurement: false,
    hasPosition: false,
    evidenceFailed: true,
    withdrawn: true,
    assortmentLengthMin: 2.5,
    assortmentLengthMax: 5,
  };

  it('name every applied filter with its values', () => {
    renderChips(everything);
    expect(chips()).toEqual([
      'Search: 17',
      'Status: measured',
      'Sawmill: Birke Savværk',
      'Registrators: Anne Holm',
      'Surveyors: Jens Berg',
      'Tree species: Spruce, Beech',
      'Assortments: Saw logs',
      'Measurement type: Piece count',
      'Position: none',
      'Measurement check: not passed or in doubt',
      'Withdrawn stacks: only these',
      'Area number: 14b',
      'Assortment length: 2.50–5.00\u00a0m',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('14');
  });

  it('name two values and count the others', () => {
    renderChips({ states: ['PreRegistration', 'Measured', 'AssignedToSawmill'] });
    expect(chips()).toEqual(['Status: not measured, measured +1']);
  });

  it('take their own filter away, whole, and no other', async () => {
    const { user, onChange } = renderChips(everything);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Tree species: Spruce, Beech' }));
    expect(onChange).toHaveBeenLastCalledWith({ treeSpecies: [] });
    await user.click(screen.getByRole('button', { name: /^Remove filter: Assortment length/ }));
    expect(screen.getByRole('status')).toHaveTextContent('11');
  });

  it('name the place of a distance where it is known', () => {
    const near = { latitude: 56.1235, longitude: 9.2 };
    renderChips({ distance: { near, radiusKm: 20 } });
    expect(chips()).toEqual(['Distance: within 20\u00a0km of 56.12, 9.20']);
    cleanup();
    renderChips({ distance: { near, radiusKm: 20 } }, () => 'a point 4 km south of Hobro');
    expect(chips()).toEqual(['Distance: within 20\u00a0km of a point 4 km south of Hobro']);
    cleanup();
    rememberOwnPlace(near);
    renderChips({ distance: { near, radiusKm: 20 } });
    expect(chips()).toEqual(['Distance: within 20\u00a0km of my position']);
  });

  it('show a half-open length range from a hand-made link', () => {
    renderChips({ assortmentLengthMin: 2.5 });
    expect(screen.getByText('Assortment length: from 2.50 m')).toBeVisible();
  });
});

describe('the control of the dates', () => {
  type Period = Pick<StackFilters, 'dateType' | 'from' | 'to'>;

  const month: Period = { dateType: 'Invoiceable', from: '2025-10-21', to: '2025-11-21' };

  function renderControl(initial: Partial<Period> = {}) {
    const onChange = jest.fn();
    function Page() {
      const [current, setCurrent] = useState({ ...month, ...initial });
      const change = (given: Partial<StackFilters>, typed?: boolean) => {
        onChange(given, typed);
        setCurrent({ ...current, ...given });
      };
      return <PeriodControl filters={current} onChange={change} />;
    }
    return { onChange, ...renderUi(<Page />) };
  }

  const day = (name: string) => screen.getByRole('textbox', { name });

  it('shows the date type and both days, and names the range after the chosen type', async () => {
    const { user, onChange } = renderControl();
    const types = screen.getByRole('combobox', { name: 'Date type' });
    expect(types).toHaveDisplayValue('Invoiceable from');
    expect(within(types).getAllByRole('option')).toHaveLength(6);
    expect(screen.getByRole('group', { name: 'Invoiceable from' })).toBeVisible();
    expect([day('From'), day('To')].map((field) => field.getAttribute('value'))).toEqual([
      '21/10/2025',
      '21/11/2025',
    ]);
    await user.selectOptions(types, 'In system since');
    expect(onChange).toHaveBeenLastCalledWith({ dateType: 'LoadedIntoSystem' }, undefined);
    expect(screen.getByRole('group', { name: 'In system since' })).toBeVisible();
  });

  it('takes a range by its name, and says which one the days are', async () => {
    const { user, onChange } = renderControl();
    const ranges = screen.getByRole('combobox', { name: 'Quick ranges' });
    expect(ranges).toHaveDisplayValue('Other dates');
    await user.selectOptions(ranges, '7 days');
    const sevenDays = quickRange('7_days', dayOf(new Date()));
    expect(onChange).toHaveBeenLastCalledWith(sevenDays, undefined);
    expect(ranges).toHaveDisplayValue('7 days');
  });

  it('clears each end of the range, and tells a typed day from that', async () => {
    const { user, onChange } = renderControl();
    await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: null, to: '2025-11-21' }, false);
    await user.type(day('From'), '01/11/2025{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2025-11-01', to: '2025-11-21' }, true);
    await user.click(screen.getByRole('button', { name: 'Clear date: To' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2025-11-01', to: null }, false);
  });

  it('lets nothing out while the range is no range', async () => {
    const { user, onChange } = renderControl();
    await user.clear(day('From'));
    await user.type(day('From'), '01/12/2025{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid range');
    expect(onChange).not.toHaveBeenCalled();
  });

  describe('on a phone', () => {
    beforeEach(() => {
      mockPhone();
    });

    const button = (name: string) => screen.getByRole('button', { name });

    async function openControl(initial?: Partial<Period>) {
      const page = renderControl(initial);
      const opener = screen.getByRole('button');
      await page.user.click(opener);
      const dialog = within(await screen.findByRole('dialog'));
      return { ...page, opener, dialog };
    }

    it.each([
      [{}, 'invoiceable 21/10/2025–21/11/2025'],
      [{ from: null }, 'invoiceable to 21/11/2025'],
      [{ to: null }, 'invoiceable from 21/10/2025'],
      [{ from: null, to: null }, 'invoiceable All dates'],
      [quickRange('last_month', dayOf(new Date())), 'invoiceable Last month'],
    ])('says %j in words', (range, name) => {
      renderControl(range);
      expect(button(name)).toBeVisible();
    });

    it('takes a range by its name, closes, and gives the focus back', async () => {
      const { user, dialog, onChange, opener } = await openControl();
      await user.click(dialog.getByRole('button', { name: '7 days' }));
      expect(onChange).toHaveBeenLastCalledWith(quickRange('7_days', dayOf(new Date())), undefined);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(opener).toHaveAccessibleName('invoiceable 7 days');
      await waitFor(() => expect(opener).toHaveFocus());
    });

    it('stays open while a day is picked, and Escape closes the calendar first', async () => {
      const { user, dialog, onChange } = await openControl();
      await user.click(dialog.getByRole('button', { name: 'Open calendar: From' }));
      await user.click(await dialog.findByRole('button', { name: '15 October 2025' }));
      expect(onChange).toHaveBeenLastCalledWith({ from: '2025-10-15', to: '2025-11-21' }, false);
      await user.click(dialog.getByRole('button', { name: 'Open calendar: To' }));
      const calendar = await dialog.findByRole('dialog', { name: 'Choose day: To' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(calendar).not.toBeInTheDocument());
      expect(dialog.getByRole('textbox', { name: 'To' })).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  });
});

describe('the page of the filters', () => {
  it('keeps the page while another department is opened, and never shows the filters of the former one', async () => {
    const seen: (string | undefined)[] = [];
    function Page() {
      const filters = useUrlFilters(stackFilterPage);
      seen.push(filters?.search);
      return filters && <input aria-label="note" />;
    }
    const router = createMemoryRouter([{ path: '/:department', element: <Page /> }], {
      initialEntries: ['/rold?search=oak'],
    });
    render(
      <Provider store={createStore(buildPorts(), null)}>
        <RouterProvider router={router} />
      </Provider>,
    );
    const note = await screen.findByRole('textbox', { name: 'note' });
    seen.length = 0;
    await act(() => router.navigate('/thy?search=birch'));
    expect(screen.getByRole('textbox', { name: 'note' })).toBe(note);
    expect(new Set(seen)).toEqual(new Set(['birch']));
  });

  it('reads the URL again when Back comes before the changed URL was rendered', async () => {
    window.history.replaceState(null, '', '/rold?search=oak');
    function Page() {
      return <output>{useUrlFilters(stackFilterPage)?.search}</output>;
    }
    const store = createStore(buildPorts(), null);
    render(
      <Provider store={store}>
        <RouterProvider router={createBrowserRouter([{ path: '/:department', element: <Page /> }])} />
      </Provider>,
    );
    expect(await screen.findByText('oak')).toBeVisible();
    act(() => {
      store.dispatch(stackFilterPage.actions.changed({ change: { search: 'birch' } }));
      store.dispatch(stackFilterPage.actions.applied());
    });
    expect(screen.getByText('birch')).toBeVisible();
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('oak')).toBeVisible();
  });

  it('writes the URL again when the page is opened once more before the written one was rendered', async () => {
    function Page() {
      const { search } = useLocation();
      const navigate = useNavigate();
      const filters = useUrlFilters(stackFilterPage);
      const isAgain = useRef(false);
      // The store has already written the URL, but React has not rendered it when the link is pressed again.
      useEffect(() => {
        if (search !== '' || isAgain.current) return;
        isAgain.current = true;
        void navigate('/rold');
      }, [search, navigate]);
      return <output>{filters?.search}</output>;
    }
    const { router } = renderApp('/rold?search=oak', {
      routes: [{ path: '/:department', element: <Page /> }],
    });
    expect(await screen.findByText('oak')).toBeVisible();
    await act(() => router.navigate('/rold'));
    expect(router.state.location.search).toContain('dateType=');
  });
});
