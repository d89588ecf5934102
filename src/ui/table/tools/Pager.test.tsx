import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { useText } from '@/i18n/useText';
import { Pager } from './Pager';

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
  // Which apostrophe the Swiss write depends on the engine's data.
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
