import { screen, within } from '@testing-library/react';
import { buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildStackDetail } from '@mocks/builders/stacks';
import { back, field, front, openMeasured } from '@mocks/render/openMeasured';
import { openStack } from '@mocks/render/openStack';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const part = async () => within(await screen.findByRole('region', { name: 'In doubt' }));
const accept = { name: 'Accept with this reason' };
const ask = { name: 'Ask for a new measurement' };
const newMeasurement = { to: 'Jens Berg', obstacle: null, asked: null };

describe('doubts about place and times', () => {
  const doubted = { ...buildStackDetail(), doubts: ['AtZero', 'MeasuredBeforeRegistered', 'OfTomorrow'] };

  it('are accepted with a reason', async () => {
    const { user } = await openStack(doubted);
    const doubts = await part();
    expect(doubts.getByText(/^The position is 0° N, 0° E/)).toBeVisible();
    expect(
      doubts.getByText('The stack was measured more than a day before it was registered.'),
    ).toBeVisible();
    const sent = mockResponse('put', '/stack/stack-1/doubts', null);
    const button = doubts.getByRole('button', accept);
    await user.click(button);
    expect(doubts.getByRole('alert')).toHaveTextContent('Say briefly why the data is right');
    expect(sent).toEqual([]);
    await user.type(doubts.getByRole('textbox', { name: 'Why the data is right' }), ' Asked Karen ');
    const accepted = {
      kind: 'AtZero',
      word: 'Asked Karen',
      acceptedDateTime: '2026-06-18T08:00:00Z',
      acceptedBy: 'Ole Nordskov',
    };
    mockResponse('get', '/stack/stack-1', { ...buildStackDetail(), doubts: [], accepted: [accepted] });
    await user.click(button);
    expect(
      await screen.findByText(/^Accepted by Ole Nordskov on 18\/06\/2026: .*“Asked Karen”$/),
    ).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        body: {
          kinds: ['AtZero', 'MeasuredBeforeRegistered'],
          word: 'Asked Karen',
          lastModifiedDateTime: doubted.lastModifiedDateTime,
        },
      }),
    ]);
    expect(screen.queryByRole('button', accept)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'In doubt' })).toHaveFocus();
  });

  it.each<[what: string, status: number, message: string | undefined, shown: RegExp]>([
    ['has changed meanwhile', 412, undefined, /^Someone else has changed this/],
    ['was measured meanwhile', 409, 'A new measurement has come in.', /A new measurement has come in\.$/],
    ['cannot be accepted now', 503, 'Not now.', /Not now\./],
  ])('of a stack that %s: it is told, and the word stays', async (_, status, message, shown) => {
    const { user } = await openStack(doubted);
    const doubts = await part();
    mockError('put', '/stack/stack-1/doubts', status, message);
    mockResponse('get', '/stack/stack-1', { ...doubted, doubts: ['OutsideCountries'] });
    await user.type(doubts.getByRole('textbox'), 'Asked Karen');
    await user.click(doubts.getByRole('button', accept));
    expect(await doubts.findByRole('alert')).toHaveTextContent(shown);
    expect(doubts.getByRole('textbox')).toHaveValue('Asked Karen');
    if (status !== 503)
      expect(await doubts.findByText(/^The position is more than 50 km outside/)).toBeVisible();
  });

  it('are not there for a stack without any', async () => {
    await openStack(buildStackDetail());
    expect(screen.queryByRole('region', { name: 'In doubt' })).not.toBeInTheDocument();
  });

  it('are named in the head, which leads to them', async () => {
    const { user } = await openStack({ ...doubted, doubts: ['InFuture'] });
    const head = within(screen.getByRole('region', { name: 'At a glance' }));
    await user.click(await head.findByRole('link', { name: /^In doubt: .*future/ }));
    expect(screen.getByRole('region', { name: 'In doubt' })).toHaveFocus();
  });
});

describe('a failed check', () => {
  const unlike = { failedChecks: ['faces' as const], newMeasurement };

  it('shows front and back beside each other, each with its area', async () => {
    await openMeasured([front, back], unlike);
    const doubts = await part();
    expect(doubts.getByText(/^Front 20\.000\sm², back 26\.000\sm²: the difference is 26\.1%/)).toBeVisible();
    const figures = doubts.getAllByRole('figure').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(figures).toEqual([
      expect.stringMatching(/^Front side 20\.000 m²/),
      expect.stringMatching(/^Back side 26\.000 m²/),
    ]);
    expect(await doubts.findByText('Back side: no image')).toBeVisible();
  });

  it('that is no difference of the sides shows no images', async () => {
    const noBack = field('back', 'Back area', { fieldType: 'Double', value: null }, 'SquareMeters');
    await openMeasured([front, noBack], { ...unlike, failedChecks: ['back'] });
    const doubts = await part();
    expect(doubts.getByText('The back was not measured.')).toBeVisible();
    expect(doubts.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('ends by asking whoever measured for a new measurement, with or without a message', async () => {
    const { user } = await openMeasured([front, back], unlike);
    const doubts = await part();
    const mail = /^An e-mail goes to Jens Berg, who measured the stack,/;
    expect(doubts.getByText(mail)).toBeVisible();
    expect(doubts.getByRole('button', ask)).toHaveAccessibleDescription(mail);
    expect(doubts.getByRole('button', accept)).not.toHaveAccessibleDescription();
    const sent = mockResponse('put', '/stack/stack-1/new-measurement', null);
    const asked = { word: 'The back is too large', askedDateTime: '2026-06-18T08:00:00Z', askedBy: null };
    mockResponse('get', '/stack/stack-1', {
      ...buildStackDetail({
        failedChecks: ['faces'],
        newMeasurement: { to: 'Jens Berg', obstacle: 'AlreadyAsked', asked },
      }),
      sections: [{ title: 'Measurement', fields: [front, back], undefinedFieldIds: [] }],
    });
    await user.type(doubts.getByRole('textbox', { name: /what the surveyor should know$/ }), asked.word);
    await user.click(doubts.getByRole('button', ask));
    expect(
      await screen.findByText(
        'A new measurement was asked for on 18/06/2026, by e-mail to Jens Berg. “The back is too large”',
      ),
    ).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        body: { word: asked.word, lastModifiedDateTime: buildStackDetail().lastModifiedDateTime },
      }),
    ]);
    expect(screen.queryByRole('button', ask)).not.toBeInTheDocument();
    // The measurement may still turn out to be right.
    expect(screen.getByRole('button', accept)).toBeVisible();
    const takenBack = mockResponse('delete', '/stack/stack-1/new-measurement', null);
    await user.click(screen.getByRole('button', { name: 'Take back the request' }));
    expect(takenBack).toHaveLength(1);
  });

  it.each([
    ['Key', /: a program with an API key sent the measurement\.$/],
    ['Erased', /: the data of whoever measured the stack has been erased\.$/],
    ['NoAccount', /: there is no record of who measured the stack\.$/],
    ['NoAccess', /: Jens Berg, who measured the stack, no longer has access to the department\.$/],
    ['AlreadyAsked', /^Jens Berg has already had an e-mail about this measurement\./],
  ] as const)(
    'offers no asking where nobody can get the mail, and says why: %s',
    async (obstacle, reason) => {
      await openMeasured([front, back], { ...unlike, newMeasurement: { ...newMeasurement, obstacle } });
      const doubts = await part();
      expect(doubts.getByText(reason)).toBeVisible();
      expect(doubts.queryByRole('button', ask)).not.toBeInTheDocument();
      expect(doubts.getByRole('button', accept)).toBeVisible();
    },
  );

  it('that is accepted is no warning any more, stays marked, and can be taken back', async () => {
    const accepted = [
      {
        kind: 'faces' as const,
        word: 'Seen on site',
        acceptedDateTime: '2026-06-18T08:00:00Z',
        acceptedBy: null,
      },
    ];
    const { user } = await openMeasured([front, back], { failedChecks: [], accepted, newMeasurement });
    const doubts = await part();
    expect(doubts.getByText(/^Accepted on 18\/06\/2026: Front 20\.000.*“Seen on site”$/)).toBeVisible();
    expect(screen.queryByText(/not passed(?! but accepted)/)).not.toBeInTheDocument();
    const head = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(head.getByText(/1 check not passed but accepted: Front and back areas agree/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Look at the checks' })).not.toBeInTheDocument();
    const sent = mockResponse('delete', '/stack/stack-1/doubts/faces', null);
    await user.click(doubts.getByRole('button', { name: 'Take back' }));
    expect(sent).toHaveLength(1);
  });

  it('has no decision on a service that takes none', async () => {
    await openMeasured([front, back], unlike, 'en', () => {
      const features = featuresWithout('positions', 'decisions');
      mockResponse('get', '/user-info', buildUserInfo({ features }));
    });
    expect(await screen.findByRole('link', { name: /^1 check not passed/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'In doubt' })).not.toBeInTheDocument();
  });
});
