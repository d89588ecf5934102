import { closureFiles, pageFiles } from './routeSizes';

const chunks = [
  {
    fileName: 'a/index.js',
    styles: ['a/index.css'],
    imports: ['a/react.js'],
    moduleIds: ['index.html', 'src/main.tsx'],
  },
  { fileName: 'a/react.js', styles: [], imports: [], moduleIds: ['react'] },
  {
    fileName: 'a/login.js',
    styles: [],
    imports: ['a/react.js', 'a/mantine.js'],
    moduleIds: ['src/login.tsx', 'src/form.tsx'],
  },
  { fileName: 'a/mantine.js', styles: ['a/mantine.css'], imports: ['a/react.js'], moduleIds: ['mantine'] },
];

describe('closureFiles', () => {
  it('holds what is imported statically, each file once, and no lazy part', () => {
    expect(closureFiles(chunks, ['index.html'])).toEqual(['a/index.css', 'a/index.js', 'a/react.js']);
  });

  it('joins several entries', () => {
    expect(closureFiles(chunks, ['index.html', 'src/form.tsx'])).toEqual([
      'a/index.css',
      'a/index.js',
      'a/login.js',
      'a/mantine.css',
      'a/mantine.js',
      'a/react.js',
    ]);
  });

  it('refuses a module that the portal does not have', () => {
    expect(() => closureFiles(chunks, ['src/gone.tsx'])).toThrow('src/gone.tsx is in no chunk of the portal');
  });
});

it('a page alone asks for its scripts, styles and icons, not for what waits in a template', () => {
  const html = `<link rel="icon" href="/logo.svg" /><script defer src="/a/first.js"></script>
    <noscript><link href="/a/plain.css"></noscript><template id="portal"><script src="/a/index.js"></script></template>`;
  expect(pageFiles('index.html', html)).toEqual(['index.html', 'logo.svg', 'a/first.js']);
});
