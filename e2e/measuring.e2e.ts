import { longestTask } from '../bench/longestTask';
import { press } from '../bench/press';
import { longestTasks, withFunctions } from '../bench/profile';
import { recordTrace } from '../bench/traces';
import { aloneInFront } from '../bench/withPortal';
import { expect, test } from './portal';

const slowList = `<button>Next page</button><table><tbody><tr><td>First</td></tr></tbody></table>
<script>
{
  const cell = document.querySelector('td');
  function holdUp() {
    const end = performance.now() + 101;
    while (performance.now() < end);
  }
  function measureCell() {
    cell.style.width = '300px';
    return cell.offsetWidth;
  }
  document.querySelector('button').addEventListener('click', () => {
    holdUp();
    cell.textContent = String(measureCell());
  });
}
</script>`;

test('a page that is made 100 ms slower is seen to be', async ({ page, browser }) => {
  await page.setContent(slowList);
  const next = { button: page.getByRole('button'), shown: { selector: 'tbody tr' } };
  const { pressed, painted } = await press(next);
  expect(painted - pressed).toBeGreaterThanOrEqual(100);

  await page.setContent(slowList);
  expect(await longestTask(browser, page, () => press(next))).toBeGreaterThanOrEqual(100);
});

test('a profile names what held a page up, and who forced a layout', async ({ page, browser }) => {
  await page.setContent(slowList);
  const next = { button: page.getByRole('button'), shown: { selector: 'tbody tr' } };
  const [longest] = longestTasks(await recordTrace(browser, page, withFunctions, () => press(next)), 1);
  expect(longest?.functions.map(({ name }) => name)).toContainEqual(expect.stringContaining('holdUp'));
  expect(longest?.forced.map(({ caller }) => caller)).toEqual([expect.stringContaining('measureCell')]);
});

test('a page beside another one is not measured', async ({ page, browser }) => {
  await page.setContent(slowList);
  await expect(aloneInFront(browser, async () => undefined)).rejects.toThrow('Another page is open');
});
