import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stackStatementsIn } from './stackStatements';

const root = path.join(__dirname, '../..');

/**
 * Each exception says how many statements its function has that do not exclude withdrawn stacks. A list, a
 * figure, a file or a mail is never an exception.
 */
const exceptions: readonly [place: string, statements: number, reason: string][] = [
  // One stack is found by its id, and its page and report show it as withdrawn.
  ['server/features/stacks/records/stackRecords.ts rowsWhere', 1, 'rows by id, or of ids that were chosen'],
  ['server/features/stacks/records/stackRecords.ts visibleStacks', 1, 'asks for the right to ids'],
  ['server/features/stacks/records/stackRecords.ts rightOf', 1, 'asks for the right to ids'],
  ['server/features/stacks/list/stackList.queries.ts stackMapInfo', 1, 'one by its id'],
  ['server/features/stacks/list/stackPage.queries.ts stackPage', 2, 'rows of ids that were chosen'],
  ['server/features/stacks/detail/stackDetail.queries.ts stackPicture', 1, 'one by its id'],
  ['server/features/stacks/withdrawals/withdrawals.queries.ts twinOf', 1, 'one by its id'],
  ['server/mail-queue/measureAnew.ts askedStack', 1, 'one by its id; a withdrawal ends what was asked'],
  ['server/features/stacks/exports/chosenStacks.queries.ts chosenStacks', 1, 'ids that were chosen'],
  ['server/features/stacks/exports/exportFacts.ts peopleNamed', 1, 'whose name may be said'],
  ['server/features/stacks/exports/exportGaps.queries.ts withoutPosition', 1, 'what a call has chosen'],
  ['server/features/stacks/exports/exportGaps.queries.ts exportGaps', 2, 'what a call has chosen'],
  ['server/features/stacks/exports/exportGaps.queries.ts declaredNumbers', 1, 'what a call has chosen'],
  ['server/features/stacks/exports/exportGaps.queries.ts isKeptTooShort', 1, 'what a call has chosen'],
  ['server/features/stacks/exports/jobs/exportJobs.changes.ts createExportJob', 1, 'what a call has chosen'],
  ['server/features/stacks/exports/jobs/storedExport.ts storedExport', 1, 'asks for the right to ids'],
  ['server/features/harvest-places/harvestPlaces.queries.ts originOfStack', 1, 'one by its id'],
  // These changes lock the stack, and decide themselves what to do with a withdrawn one.
  ['server/features/stacks/decisions/heldStack.ts heldStack', 1, 'held'],
  ['server/features/stacks/decisions/heldStack.ts judgedStack', 1, 'held'],
  ['server/features/stacks/decisions/holdDepartment.ts holdDepartmentOf', 1, 'held'],
  ['server/features/stacks/corrections/corrections.changes.ts storeCorrected', 1, 'held'],
  ['server/features/stacks/moves/moves.changes.ts holdDepartments', 1, 'held'],
  ['server/features/stacks/moves/moves.changes.ts moveStack', 1, 'held'],
  ['server/features/stacks/moves/moves.changes.ts requireFreeNumber', 1, 'a number stays taken'],
  ['server/features/stacks/list/deleteStack.ts deleteStack', 1, 'only registered ones are deleted'],
  ['server/features/stacks/withdrawals/withdrawals.changes.ts withdrawStack', 1, 'held'],
  ['server/features/stacks/withdrawals/withdrawals.changes.ts bringBackStack', 1, 'held'],
  ['server/features/stacks/withdrawals/withdrawals.changes.ts requireNoDouble', 1, 'counts withdrawn ones'],
  ['server/features/stacks/withdrawals/withdrawals.changes.ts twinOf', 1, 'refuses a withdrawn one in words'],
  [
    'server/features/harvest-places/harvestPlaces.changes.ts chooseHarvestPlace',
    1,
    'refuses a withdrawn one in words',
  ],
  [
    'server/features/stacks/exports/eudr/dueDiligence.changes.ts setDueDiligence',
    1,
    'refuses a withdrawn one in words',
  ],
  [
    'server/features/sawmills/assignments/assignments.changes.ts assignStacks',
    2,
    'refuses a withdrawn one in words',
  ],
  // Devices send these stacks.
  ['server/features/ingest/openMessage.ts openMessage', 1, 'refuses a withdrawn one in words'],
  ['server/features/ingest/openMessage.ts publishedCard', 1, 'cards that a department has measured by'],
  ['server/features/ingest/ingest.queries.ts knownStack', 1, 'a device asks for what it has sent'],
  ['server/features/ingest/measureStack.ts measureStack', 1, 'held'],
  ['server/features/ingest/registration.changes.ts registerStack', 2, 'held'],
  ['server/features/ingest/files/file.changes.ts storeFile', 1, 'held'],
  ['server/features/ingest/stackNumbers.ts firstFree', 1, 'a number stays taken'],
  ['server/features/ingest/stackNumbers.ts highest', 1, 'a number stays taken'],
  ['server/stacks/fillSearchTexts.ts fillNextSearchTexts', 2, 'texts of all stacks'],
  ['server/stacks/fillSearchTexts.ts withTheirNumbers', 1, 'a number stays taken'],
  ['server/stacks/storedDoubts.ts numberTwice', 1, 'a number stays taken'],
  // An assigned stack is never withdrawn: the table itself refuses it.
  ['server/features/sawmills/sawmills.changes.ts deleteSawmill', 1, 'assigned ones'],
  ['server/features/sawmills/assignments/assignments.changes.ts unassignStacks', 2, 'assigned ones'],
  ['server/features/user-info/userInfo.queries.ts suppliersOf', 1, 'assigned ones'],
  ['server/features/stacks/filters/filtersInScope.ts suppliers', 1, 'assigned ones'],
  ['server/features/stacks/records/seenBySawmill.ts readAndMarkSeen', 1, 'assigned ones'],
  // The service also updates the stored verdicts of withdrawn stacks.
  ['server/stacks/storedDoubts.ts judge', 2, 'verdicts of all stacks, for the day they are brought back'],
  ['server/features/stacks/records/storedVerdicts.ts judgeNext', 1, 'verdicts of all stacks'],
  ['server/features/stacks/records/storedVerdicts.ts held', 1, 'verdicts of all stacks'],
  ['server/features/stacks/records/storedVerdicts.ts checkStoredEvidence', 1, 'verdicts of all stacks'],
  ['server/features/stacks/csv/stackCsv.ts isMeasuredBy', 1, 'cards, also of a file of withdrawn ones'],
  ['server/features/stacks/filters/filterOptions.ts cardsOf', 1, 'cards, also of a list of withdrawn ones'],
  // Retention, erasure and the file of an organisation treat withdrawn stacks as all others.
  ['server/stacks/deleteStacks.ts deleteStacks', 1, 'retention'],
  ['server/features/contracts/retention/deleteOldStacks.ts deleteBatch', 1, 'retention'],
  ['server/features/contracts/retention/retention.queries.ts previewRetention', 1, 'retention'],
  ['server/jobs/sweep.ts removeFormer', 1, 'erasure'],
  ['server/people/accounts.ts deleteAccountsWithoutMembership', 1, 'erasure'],
  ['server/people/accounts.ts endUse', 1, 'erasure'],
  ['server/people/lastUsedAt.ts writeLastUsedAt', 1, 'whose organisation a stack is'],
  ['server/commands/organization-file/exportedRows.ts namedOnStacks', 1, 'the file of an organisation'],
  ['server/commands/organization-file/exportedRows.ts isExported', 1, 'the file of an organisation'],
  ['server/features/organizations/deletedRows.ts keepRows', 2, 'the deletion of an organisation'],
  ['server/features/organizations/deletedRows.ts returnRows', 1, 'the return of an organisation'],
  ['server/features/organizations/organizationContents.ts namesOnlyOf', 1, 'the deletion of an organisation'],
  [
    'server/features/organizations/organizationContents.ts organizationContents',
    1,
    'what a deletion removes',
  ],
];

const files = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .map((name) => `server/${name.split(path.sep).join('/')}`)
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^server\/(demo|testing)\//.test(file));

const statements = files.flatMap((file) =>
  stackStatementsIn(readFileSync(path.join(root, file), 'utf8'), file),
);

it('every statement about stacks leaves out the withdrawn ones, or says why not', () => {
  expect(statements.length).toBeGreaterThan(60);
  const without = statements.filter(({ hasCondition }) => !hasCondition).map(({ place }) => place);
  const expected = exceptions.flatMap(([place, count]) => Array.from({ length: count }, () => place));
  expect(without.toSorted()).toEqual(expected.toSorted());
});

it.each([
  ['reads', 'orm.select().from(stack).where(scope)'],
  ['counts', 'orm.$count(stack, scope)'],
  ['joins', 'orm.select().from(department).leftJoin(stack, scope)'],
  ['reads by another name', "f(); const other = alias(stack, 'other'); orm.select().from(other)"],
  ['changes', 'transaction.update(stack).set({ withdrawnAt: null })'],
  ['is written as text', 'sql`select count(*) from stack`'],
  ['names the table', 'sql`select count(*) from $' + '{stack}`'],
  ['chooses the table', 'orm.select().from(isReadOnce ? matching : stack)'],
  [
    'has the condition in another one alone',
    'orm.select().from(stack).where(exists(orm.select().from(stack).where(notWithdrawn)))',
  ],
])('finds one that %s', (_, source) => {
  const found = stackStatementsIn(`function f() { ${source}; }`, 'f.ts');
  expect(found.filter(({ hasCondition }) => !hasCondition)).toHaveLength(1);
});

it.each([
  'orm.select().from(stack).where(and(matches(filters), isPositioned(true)))',
  'orm.select().from(stack).where(and(notWithdrawn, scope)).limit(1)',
])('takes %s', (source) => {
  expect(stackStatementsIn(`function f() { ${source}; }`, 'f.ts')).toEqual([
    { place: 'f.ts f', hasCondition: true },
  ]);
});
