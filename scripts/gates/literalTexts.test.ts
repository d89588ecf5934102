import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldTexts } from '../../server/texts/fieldTexts';
import english from '../../translations/en.json';
import { literalTextsIn } from './literalTexts';

const root = path.join(__dirname, '../..');

const names: readonly string[] = [
  // These names of the product and of services are the same in every language.
  'Stackyard',
  '· Stackyard',
  'Google Maps',
  // The map has its own attribution and font.
  'Made with Natural Earth',
  'Inter Variable',
  // The reason of an aborted request becomes an exception in other words.
  'No byte in time',
  // Programs that ask for a file get these answers.
  'Not found',
  'Method not allowed',
  // MapLibre's message about its worker is read, not shown.
  'Worker failed to load',
  // The service prints these lines in the terminal and in its log.
  'The thread of costly calls has ended. Another one is started.',
  'No Chromium found: archives will hold no reports. Install one, or name it with CHROMIUM_PATH.',
];
const ids = new Set([...names, ...Object.keys(english), ...Object.keys(fieldTexts)]);
const isKnown = (literal: string) => ids.has(literal);

const exempt = [
  /\.(test|gen|routes|accessCases|failures)\.tsx?$/,
  /^src\/screens\/stack-report\/data\/sampleReport\.ts$/,
  /^server\/(demo|testing|texts|db)\//,
  /^server\/(commands|sender)\//,
  // A card names its fields and overlays in its own language, not in the language of the reader.
  /^server\/domain\/(overlayTitles\.ts$|cards\/)/,
  /^server\/(start\/commandLine|openApiDocument|http\/createRoute)\.ts$/,
];

const files = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.split(path.sep).join('/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !exempt.some((pattern) => pattern.test(file)));

it('every text for readers stands in a catalogue', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    literalTextsIn(readFileSync(path.join(root, file), 'utf8'), file, isKnown).map(
      (text) => `${file}:${text}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ['the child of an element', '<p>Save now</p>', 'Save now'],
  ['one word', '<p>saved</p>', 'saved'],
  ['a child in braces', "<p>{'Save'}</p>", 'Save'],
  ['one of two branches', "<p>{isNew ? t('ui.save') : 'Change'}</p>", 'Change'],
  ['what follows a condition', "<p>{isNew && 'New'}</p>", 'New'],
  ['part of a template', '<p>{`$' + '{count} logs`}</p>', 'logs'],
  ['part of a sum', "<p>{count + ' logs'}</p>", 'logs'],
  ['a name for the ear', '<button aria-label="Close" />', 'Close'],
  ['a prop', '<TextInput label="Name" />', 'Name'],
  ['a placeholder', '<input placeholder={`Search $' + '{what}`} />', 'Search'],
  ['a property', "const props = { 'aria-label': 'Close' };", 'Close'],
  ['a notice', "notifications.show({ message: 'Saved' });", 'Saved'],
  ['an argument of what shows', "showFailure('Failed', t('ui.retry'));", 'Failed'],
  ['a failure of the service', "return { errorMessage: 'denied' };", 'denied'],
  ['any sentence', "const title = isNew ? null : ['Update failed'];", 'Update failed'],
])('finds %s', (_what, source, text) => {
  expect(literalTextsIn(source, 'planted.tsx', isKnown)).toEqual([`1: ${text}`]);
});

it.each([
  ['an id of a message', '<Field label={t(\'ui.save\')} title="ui.cancel" />'],
  ['signs and units', '<p>&nbsp;– 3 m · </p>'],
  ['what nobody reads', '<div className="wide" role="status" id="title" />'],
  ['an exception', "throw new Error('No such place');"],
  ['a line for the log', "console.error('Not shown: ', { message: 'Lost' });"],
])('lets pass %s', (_what, source) => {
  expect(literalTextsIn(source, 'planted.tsx', isKnown)).toEqual([]);
});
