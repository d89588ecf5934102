/** Which way imports point; docs/architecture.md draws it. Patterns, never lists of folders. */
const tests = '(\\.test\\.tsx?$|^src/testing/|^mocks/)';

/** A layer may import itself and what is listed; everything else of the portal is forbidden to it. */
function layer(name, from, allowed) {
  return {
    name,
    severity: 'error',
    comment: `${from} may import ${allowed.join(', ')} only: docs/architecture.md, "Which way imports point"`,
    from: { path: from, pathNot: tests },
    to: { path: '^(src|server|e2e|mocks|scripts)/', pathNot: allowed },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle, type imports counted: move the shared piece down a layer',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'The import leads nowhere',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^(geojson|topojson-specification)$', '\\?(worker&)?url$'] },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Import from the file that declares it; an index.ts hides what depends on what',
      from: {},
      to: { path: '^(src|server|mocks|e2e)/.*/?index\\.tsx?$' },
    },
    {
      name: 'nobody-imports-main',
      severity: 'error',
      comment: 'main boots the portal; what others need of it belongs elsewhere',
      from: {},
      to: { path: '^src/main\\.tsx$' },
    },
    layer('lib-knows-no-one', '^src/lib/', ['^src/lib/']),
    layer('i18n-over-lib', '^src/i18n/', ['^src/i18n/', '^src/lib/']),
    layer('ui-over-i18n', '^src/ui/', ['^src/ui/', '^src/i18n/', '^src/lib/']),
    layer('store-over-lib', '^src/store/', ['^src/store/', '^src/lib/']),
    layer('widgets-below-screens', '^src/widgets/', [
      '^src/widgets/',
      '^src/ui/',
      '^src/i18n/',
      '^src/lib/',
      '^src/store/',
    ]),
    layer('screens-below-app', '^src/screens/', [
      '^src/screens/',
      '^src/widgets/',
      '^src/ui/',
      '^src/i18n/',
      '^src/lib/',
      '^src/store/',
    ]),
    {
      name: 'screens-are-islands',
      severity: 'error',
      comment: 'A screen never imports another; what two screens use is a widget',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'widgets-are-islands',
      severity: 'error',
      comment: 'A widget never imports another; screens put them together',
      from: { path: '^src/widgets/([^/]+)/' },
      to: { path: '^src/widgets/', pathNot: '^src/widgets/$1/' },
    },
    {
      name: 'session-knows-no-api',
      severity: 'error',
      comment: 'Inside the store: rootReducer > filters, access > api > session',
      from: { path: '^src/store/session/', pathNot: tests },
      to: { path: '^src/store/(api|filters|access)/' },
    },
    {
      name: 'api-below-filters-and-access',
      severity: 'error',
      comment: 'Inside the store: rootReducer > filters, access > api > session',
      from: { path: '^src/store/api/', pathNot: tests },
      to: { path: '^src/store/(filters|access)/' },
    },
    {
      name: 'generated-behind-its-seam',
      severity: 'error',
      comment: 'Use the hooks and types of the seam in src/store/api, where the tags are written',
      from: { pathNot: '^src/store/api/|^mocks/' },
      to: { path: '^src/store/api/generated/' },
    },
    {
      name: 'no-view-in-store-or-lib',
      severity: 'error',
      comment: 'The store and lib know no React components, no Mantine, no router, no texts',
      from: { path: '^src/(store|lib)/', pathNot: tests },
      to: { path: 'node_modules/(@mantine|react-router|react-dom|react-intl|react-map-gl|maplibre-gl)/' },
    },
    {
      name: 'portal-knows-no-server',
      severity: 'error',
      comment: 'Portal and service meet at docs/openapi.json only',
      from: { path: '^(src|mocks|e2e)/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-portal',
      severity: 'error',
      comment: 'Portal and service meet at docs/openapi.json only',
      from: { path: '^server/' },
      to: { path: '^(src|mocks|e2e|translations)/' },
    },
    {
      name: 'test-helpers-in-tests-only',
      severity: 'error',
      comment: 'What only tests use must not reach the product',
      from: { pathNot: [tests, '^server/testing/', '^server/.*\\.test\\.ts$', '^e2e/'] },
      to: { path: '(^src/testing/|^mocks/|^server/testing/|\\.test\\.tsx?$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
