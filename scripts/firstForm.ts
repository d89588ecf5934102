import path from 'node:path';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import type { BuildInputs } from './buildInputs.ts';
import { usedStyles } from './usedStyles.ts';

type Bundle = Rolldown.OutputBundle;

const pageModules = [
  'src/main.tsx',
  'src/app/sign-in/SignIn.tsx',
  'src/screens/account/ForgotPasswordScreen.tsx',
  'src/screens/account/ResetPasswordScreen.tsx',
  'src/screens/account/ConfirmAccountScreen.tsx',
];

function stylesOf(bundle: Bundle, root: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const firsts = pageModules.map((module) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, module)));
    if (!found) throw new Error(`${module} is in no chunk of the portal`);
    return found.fileName;
  });
  const seen = new Set(firsts);
  const styles = new Set<string>();
  for (const fileName of seen) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk') continue;
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
    for (const imported of chunk.imports) seen.add(imported);
  }
  return [...styles].map((file) => sourceOf(bundle[file])).join('\n');
}

function sourceOf(file: Bundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style is no file of the portal');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

async function bundleScript(root: string, inputs: BuildInputs): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inputs.modules()],
    resolve: { tsconfigPaths: true },
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
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inputs.modules()],
    appType: 'custom',
    resolve: { tsconfigPaths: true },
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

/** The policy of the page takes no `style` attribute, so each becomes a rule of the page's own styles. */
function takeStyleAttributes(html: string, rules: string[]): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
    const rule = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (!rules.includes(rule)) rules.push(rule);
    return ` data-look="${rules.indexOf(rule)}"`;
  });
}

/**
 * The forms of sign-in and of the account pages are written into index.html, rendered from the components
 * that take them over (src/app/first-form/), with the styles that they need. The scripts of the portal wait
 * in a template for the script of the form.
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
        const templates = pages
          .map(({ language, path, html }) => {
            const content = takeStyleAttributes(html, rules);
            return `<template data-language="${language}" data-path="${path}">${content}</template>`;
          })
          .join('\n');
        const own = inputs.read('src/app/first-form/firstForm.css');
        const looks = rules.map((rule, at) => `#first-form [data-look="${at}"]{${rule}}`).join('\n');
        const css = [stylesOf(bundle, root), theme, own, looks].join('\n');
        const styles = usedStyles(css, templates);

        const portal =
          index.match(
            /<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>/g,
          ) ?? [];
        // The scripts wait for the styles; without these links their files would, too.
        const preloads = [...portal.join('').matchAll(/<script[^>]*src="([^"]*)"/g)].map(
          ([, file]) => `<link rel="modulepreload" crossorigin href="${file}">`,
        );
        const waiting = [...preloads, ...portal].join('');
        const rest = portal.reduce((html, tag) => html.replace(tag, ''), index);
        const head = [
          `<style>${styles}</style>`,
          '<noscript><style>#unscripted{visibility:visible}</style></noscript>',
          `<script defer src="/${script}"></script>`,
        ];
        const body = [templates, `<template id="portal">${waiting}</template>`, unscripted];
        return rest
          .replace(/\s*<\/head>/, () => `\n${head.join('\n')}\n</head>`)
          .replace(/\s*<\/body>/, () => `\n${body.join('\n')}\n</body>`);
      },
    },
  };
}
