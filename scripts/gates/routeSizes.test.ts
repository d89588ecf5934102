import { closureFiles, pageFiles } from './routeSizes';

const manifest = {
  'index.html': {
    file: 'a/index.js',
    css: ['a/index.css'],
    imports: ['_react'],
    dynamicImports: ['src/login.tsx'],
  },
  _react: { file: 'a/react.js' },
  'src/login.tsx': { file: 'a/login.js', imports: ['_react', '_mantine'], assets: ['a/logo.svg'] },
  _mantine: { file: 'a/mantine.js', css: ['a/mantine.css'], imports: ['_react'] },
};

describe('closureFiles', () => {
  it('holds what is imported statically, each file once, and no lazy part', () => {
    expect(closureFiles(manifest, ['index.html'])).toEqual(['a/index.css', 'a/index.js', 'a/react.js']);
  });

  it('joins several entries', () => {
    expect(closureFiles(manifest, ['index.html', 'src/login.tsx'])).toEqual([
      'a/index.css',
      'a/index.js',
      'a/login.js',
      'a/mantine.css',
      'a/mantine.js',
      'a/react.js',
    ]);
  });

  it('refuses a module that is no chunk of its own', () => {
    expect(() => closureFiles(manifest, ['src/gone.tsx'])).toThrow(
      'src/gone.tsx is not in the build manifest',
    );
  });
});

it('a page alone asks for its scripts, styles and icons, not for what waits in a template', () => {
  const html = `<link rel="icon" href="/logo.svg" /><script defer src="/a/first.js"></script>
    <noscript><link href="/a/plain.css"></noscript><template id="portal"><script src="/a/index.js"></script></template>`;
  expect(pageFiles('index.html', html)).toEqual(['index.html', 'logo.svg', 'a/first.js']);
});
