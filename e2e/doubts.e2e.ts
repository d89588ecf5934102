import { expect, openList, resultCount, test } from './portal';

test('a failed check is accepted with a reason, comes back, and ends in the wish for a new measurement', async ({
  page,
}) => {
  await openList(page, 'org@nordskov.example', {
    ...{ dateType: 'Measured', from: '', to: '', evidenceFailed: 'true' },
    ...{ orderBy: 'Check', orderDirection: 'Descending' },
  });
  const before = await resultCount(page);
  const row = page
    .getByRole('row')
    .filter({ hasText: /\d% front\/back/ })
    .first();
  await row.getByRole('rowheader').getByRole('link').press('Enter');
  const doubts = page.getByRole('region', { name: 'In doubt' });
  await expect(doubts.getByRole('img', { name: /^Front side/ })).toBeVisible();
  await expect(doubts.getByRole('img', { name: /^Back side/ })).toBeVisible();
  const word = doubts.getByRole('textbox');
  await word.fill('Seen on site');
  await doubts.getByRole('button', { name: 'Accept with this reason' }).click();
  await expect(doubts.getByText(/^Accepted by Ole Nordskov on .*“Seen on site”$/).first()).toBeVisible();
  await expect(doubts.getByRole('button', { name: 'Accept with this reason' })).toBeHidden();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => resultCount(page)).toBe((before ?? 0) - 1);
  await page.goForward();
  for (const takeBack of await doubts.getByRole('button', { name: 'Take back' }).all())
    await takeBack.click();
  await expect(doubts.getByRole('button', { name: 'Take back' })).toBeHidden();
  await word.fill('Please measure the back anew');
  await doubts.getByRole('button', { name: 'Ask for a new measurement' }).click();
  await expect(doubts.getByText(/^Ole Nordskov asked for a new measurement on /)).toBeVisible();
  await doubts.getByRole('button', { name: 'Take back the request' }).click();
  await expect(doubts.getByText(/asked for a new measurement on/)).toBeHidden();
});
