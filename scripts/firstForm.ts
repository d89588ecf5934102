import path from 'node:path';
import { build, createServer, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { BuildInputs } from './buildInputs.ts';
import { chunksOf, closureOf } from './gates/builtPortal.ts';
import { usedStyles } from './usedStyles.ts';

const pages = [
  'src/main.tsx',
  'src/app/sign-in/SignIn.tsx',
  'src/screens/account/ForgotPasswordScreen.tsx',
  'src/screens/account/ResetPasswordScreen.tsx',
  'src/screens/account/ConfirmAccountScreen.tsx',
];

function stylesOf(bundle: Rolldown.OutputBundle, root: string): string {
  const chunks = chunksOf(bundle, root);
  const styles = pages.flatMap((page) => closureOf(chunks, page)).flatMap((chunk) => chunk.styles);
  return [...new Set(styles)].map((file) => sourceOf(bundle[file])).join('\n');
}

function sourceOf(file: Rolldown.OutputBundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style is no file of the portal');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** The script and the pages of the form are built separately from the portal, but with the same settings. */
const apart = (root: string, inputs: BuildInputs) =>
  ({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inputs.modules()],
    resolve: { tsconfigPaths: true },
  }) satisfies InlineConfig;

async function bundleScript(root: string, inputs: BuildInputs): Promise<string> {
  const built = await build({
    ...apart(root, inputs),
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, 'src/app/first-form/start.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (output?.type !== 'chunk') throw new Error('The first script was not built');
  return output.code;
}

interface Rendered {
  pages: { language: string; path: string; html: string }[];
  theme: string;
  unscripted: string;
}

async function render(root: string, inputs: BuildInputs): Promise<Rendered> {
  const server = await createServer({
    ...apart(root, inputs),
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const file = path.join(root, 'src/app/first-form/renderFirstPages.tsx');
    const { renderFirstPages, renderTheme, renderUnscripted } = await server.ssrLoadModule(file);
    return { pages: renderFirstPages(), theme: renderTheme(), unscripted: renderUnscripted() };
  } finally {
    await server.close();
  }
}

/** The policy of the page forbids `style` attributes, so each becomes a rule of the page's own styles. */
function takeStyleAttributes(html: string, rules: string[]): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
    const rule = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (!rules.includes(rule)) rules.push(rule);
    return ` data-look="${rules.indexOf(rule)}"`;
  });
}

/**
 * Writes the forms of sign-in and of the account pages into index.html, with the styles that they need. The
 * forms are rendered from the components that replace them later (src/app/first-form/). The portal's scripts
 * are in a template, from which the script of the form starts them.
 */
export function firstForm(root: string, inputs: BuildInputs): Plugin {
  let script = '';
  return {
    name: 'first-form',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler() {
        const source = await bundleScript(root, inputs);
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'first-form.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(index, { bundle = {} }) {
        const { pages, theme, unscripted } = await render(root, inputs);
        const rules: string[] = [];
        const templates = pages.map(({ language, path, html }) => ({
          tag: 'template',
          attrs: { 'data-language': language, 'data-path': path },
          children: takeStyleAttributes(html, rules),
        }));
        const own = inputs.read('src/app/first-form/firstForm.css');
        const looks = rules.map((rule, at) => `#first-form [data-look="${at}"]{${rule}}`).join('\n');
        const css = [stylesOf(bundle, root), theme, own, looks].join('\n');
        const styles = usedStyles(css, templates.map(({ children }) => children).join());

        const portal = /<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>/g;
        const waiting = (index.match(portal) ?? []).join('');
        // The scripts wait for the styles; without these links their files would, too.
        const preloads = [...waiting.matchAll(/<script[^>]*src="([^"]*)"/g)].map(
          ([, file]) => `<link rel="modulepreload" crossorigin href="${file}">`,
        );
        return {
          html: index.replaceAll(portal, '').replace('</body>', () => `${unscripted}\n</body>`),
          tags: [
            { tag: 'style', children: styles, injectTo: 'head' },
            { tag: 'noscript', children: '<style>#unscripted{visibility:visible}</style>', injectTo: 'head' },
            { tag: 'script', attrs: { defer: true, src: `/${script}` }, injectTo: 'head' },
            ...templates.map((template) => ({ ...template, injectTo: 'body' as const })),
            {
              tag: 'template',
              attrs: { id: 'portal' },
              children: preloads.join('') + waiting,
              injectTo: 'body',
            },
          ],
        };
      },
    },
  };
}
