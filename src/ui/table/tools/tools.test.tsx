import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { useText } from '@/i18n/useText';
import { FilterChips } from './FilterChips';
import { Pager } from './Pager';
import { SelectionBar } from './SelectionBar';

describe('the pager', () => {
  function renderPager(page: number, total: number) {
    const onPage = jest.fn();
    const onPageSize = jest.fn();
    const view = renderUi(
      <Pager
        page={page}
        pageSize={50}
        total={total}
        pageSizes={[25, 50]}
        onPage={onPage}
        onPageSize={onPageSize}
      />,
    );
    return { ...view, onPage, onPageSize };
  }

  const button = (name: string) => screen.getByRole('button', { name });

  it('says which rows of how many are shown', () => {
    renderPager(3, 12_034);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('101–150 of 12,034');
  });

  it.each([
    [241, 12_034, '12,001–12,034 of 12,034'],
    [1, 0, '0–0 of 0'],
  ])('on page %i of %i rows says "%s"', (page, total, text) => {
    renderPager(page, total);
    expect(screen.getByRole('navigation')).toHaveTextContent(text);
  });

  function Limited() {
    return <p>{useText()('map.limited', { shown: 10_000, total: 12_034 })}</p>;
  }

  it.each([
    ['de-CH', "12'034"],
    ['de-AT', '12\u00a0034'],
    ['de-DE', '12.034'],
  ])('a message writes %s numbers as the pager does: %s', (locale, total) => {
    renderUi(
      <>
        <Limited />
        <Pager
          page={1}
          pageSize={50}
          total={12_034}
          pageSizes={[50]}
          onPage={jest.fn()}
          onPageSize={jest.fn()}
        />
      </>,
      { language: 'de', locale },
    );
    // The engine's data decides which apostrophe Swiss German uses.
    const saidIn = (text: RegExp) => screen.getByText(text).textContent?.replaceAll('’', "'");
    expect(saidIn(/Polter/)).toContain(total);
    expect(saidIn(/^1–50/)).toContain(total);
  });

  it('goes one page on or back, to the first and to the last', async () => {
    const { user, onPage } = renderPager(3, 240);
    for (const [name, page] of [
      ['Next page', 4],
      ['Previous page', 2],
      ['First page', 1],
      ['Last page', 5],
    ] as const) {
      await user.click(button(name));
      expect(onPage).toHaveBeenLastCalledWith(page);
    }
  });

  it('leads back from beyond the end to the last page there is', async () => {
    const { user, onPage } = renderPager(999, 240);
    await user.click(button('Previous page'));
    expect(onPage).toHaveBeenLastCalledWith(5);
  });

  it('goes nowhere beyond the last page, but keeps the focus there', async () => {
    const { user, onPage } = renderPager(5, 240);
    await user.click(button('Next page'));
    expect(onPage).not.toHaveBeenCalled();
    expect(button('Next page')).toHaveFocus();
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
  });

  it('changes the number of rows per page', async () => {
    const { user, onPageSize } = renderPager(1, 240);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    expect(onPageSize).toHaveBeenCalledWith(25);
  });
});

describe('the chips of filters', () => {
  const chips = [
    { key: 'species:spruce', label: 'Tree species: Spruce' },
    { key: 'search', label: 'Search: NS-10' },
  ];

  it('takes away the filter whose button is pressed', async () => {
    const onRemove = jest.fn();
    const { user } = renderUi(<FilterChips chips={chips} onRemove={onRemove} />);
    expect(screen.getByRole('list', { name: 'Applied filters' })).toHaveTextContent('Tree species: Spruce');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Search: NS-10' }));
    expect(onRemove).toHaveBeenCalledWith('search');
  });

  it('takes no room without filters', () => {
    renderUi(<FilterChips chips={[]} onRemove={jest.fn()} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('leads the focus along the chips that are left, and then to the heading', async () => {
    function Page() {
      const [left, setLeft] = useState(chips);
      return (
        <>
          <h1 tabIndex={-1}>Stacks</h1>
          <FilterChips chips={left} onRemove={(key) => setLeft(left.filter((chip) => chip.key !== key))} />
        </>
      );
    }
    const { user } = renderUi(<Page />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove filter: Search: NS-10' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Stacks' })).toHaveFocus();
  });
});

describe('the bar of the selection', () => {
  const bar = (count: number, onClear: () => void = jest.fn()) => (
    <SelectionBar count={count} onClear={onClear}>
      <button type="button">Assign</button>
    </SelectionBar>
  );

  it('is away while nothing is selected', () => {
    renderUi(bar(0));
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('reads out how many are selected from a region that was there before', () => {
    const { rerender } = renderUi(bar(0));
    const announcer = screen.getByRole('status');
    rerender(bar(22));
    expect(announcer).toHaveTextContent('22 selected');
  });

  it('offers what can be done, and to let go of the selection', async () => {
    const onClear = jest.fn();
    const { user } = renderUi(bar(2, onClear));
    expect(screen.getByRole('button', { name: 'Assign' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(onClear).toHaveBeenCalled();
  });

  it('leaves the focus on the page when it goes away', async () => {
    function Page() {
      const [count, setCount] = useState(2);
      return (
        <>
          <h1 tabIndex={-1}>Stacks</h1>
          {bar(count, () => setCount(0))}
        </>
      );
    }
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('heading', { name: 'Stacks' })).toHaveFocus();
  });
});
