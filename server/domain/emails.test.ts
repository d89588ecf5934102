import { EmailSchema, StoredEmailSchema } from './schemas';

it.each([
  ['  Anna@Skov.Example ', 'anna@skov.example'],
  ['ÆBLE@SKOV.EXAMPLE', 'æble@skov.example'],
  ['ΟΔΟΣ@skov.example', 'οδος@skov.example'],
  // macOS composes the letter so.
  ['jo\u0308rg@a.example', 'jörg@a.example'],
  ['jo\u200brg@a.example', undefined],
  // Its lower case has a dot of its own, which no address has.
  ['İx@a.example', undefined],
  ['anna@skov', undefined],
  // Nobody may take the address of a former member.
  [`${'ab'.repeat(32)}@LEFT.invalid`, undefined],
])('%j is stored as %j', (written, stored) => {
  expect(EmailSchema.safeParse(written).data).toBe(stored);
});

it('an address that is stored is the same when it is read again', () => {
  for (const written of ['ÆBLE@SKOV.EXAMPLE', 'ΟΔΟΣ@skov.example', `${'ab'.repeat(32)}@left.invalid`]) {
    const stored = StoredEmailSchema.parse(written);
    expect(StoredEmailSchema.parse(stored)).toBe(stored);
  }
});
