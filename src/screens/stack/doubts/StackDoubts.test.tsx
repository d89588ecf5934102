import { screen, within } from '@testing-library/react';
import { buildStackDetail } from '@mocks/builders/stacks';
import { openStack } from '@mocks/render/openStack';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const doubted = { ...buildStackDetail(), doubts: ['AtZero', 'MeasuredBeforeRegistered', 'OfTomorrow'] };

const part = async () => within(await screen.findByRole('region', { name: 'In doubt' }));

it('says what is doubtful, and marks it as looked at with a word', async () => {
  const { user } = await openStack(doubted);
  const doubts = await part();
  expect(doubts.getByText(/^The position is 0° N, 0° E/)).toBeVisible();
  expect(doubts.getByText('The stack was measured more than a day before it was registered.')).toBeVisible();
  const sent = mockResponse('put', '/stack/stack-1/doubts', null);
  const button = doubts.getByRole('button', { name: 'Mark as looked at' });
  await user.click(button);
  expect(doubts.getByRole('alert')).toHaveTextContent(
    'Say in a few words why it is right or what you have done',
  );
  expect(sent).toEqual([]);
  await user.type(doubts.getByRole('textbox', { name: 'Why it is right, or what you did' }), ' Asked Karen ');
  const looked = { kind: 'AtZero', word: 'Asked Karen', lookedAtDateTime: '2026-06-18T08:00:00Z' };
  mockResponse('get', '/stack/stack-1', { ...buildStackDetail(), doubts: [], doubtsLookedAt: [looked] });
  await user.click(button);
  expect(await screen.findByText(/^Looked at on 18\/06\/2026: .*“Asked Karen”$/)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      body: {
        kinds: ['AtZero', 'MeasuredBeforeRegistered'],
        word: 'Asked Karen',
        lastModifiedDateTime: doubted.lastModifiedDateTime,
      },
    }),
  ]);
  expect(screen.queryByRole('button', { name: 'Mark as looked at' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'In doubt' })).toHaveFocus();
});

it('shows what has changed meanwhile, and keeps the word', async () => {
  const { user } = await openStack(doubted);
  const doubts = await part();
  mockError('put', '/stack/stack-1/doubts', 412);
  mockResponse('get', '/stack/stack-1', { ...doubted, doubts: ['OutsideCountries'] });
  await user.type(doubts.getByRole('textbox'), 'Asked Karen');
  await user.click(doubts.getByRole('button'));
  expect(await doubts.findByRole('alert')).toHaveTextContent(/^Someone else has changed this/);
  expect(await doubts.findByText(/^The position is more than 50 km outside/)).toBeVisible();
  expect(doubts.getByRole('textbox')).toHaveValue('Asked Karen');
});

it('keeps the word where the service refuses it', async () => {
  const { user } = await openStack(doubted);
  const doubts = await part();
  mockError('put', '/stack/stack-1/doubts', 503, 'Not now.');
  await user.type(doubts.getByRole('textbox'), 'Asked Karen');
  await user.click(doubts.getByRole('button'));
  expect(await doubts.findByRole('alert')).toHaveTextContent('Not now.');
  expect(doubts.getByRole('textbox')).toHaveValue('Asked Karen');
});

it('is not there for a stack without doubts, and on a service that knows of none', async () => {
  await openStack(buildStackDetail());
  expect(screen.queryByRole('region', { name: 'In doubt' })).not.toBeInTheDocument();
});

it('is named in the head, which leads there', async () => {
  const { user } = await openStack({ ...doubted, doubts: ['InFuture'] });
  const head = within(screen.getByRole('region', { name: 'At a glance' }));
  await user.click(await head.findByRole('link', { name: /^In doubt: .*future/ }));
  expect(screen.getByRole('region', { name: 'In doubt' })).toHaveFocus();
});
