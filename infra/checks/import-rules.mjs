/** Rules of direction, read by imports.mjs. `$1` in `to` is what `from` matched in parentheses. */
const inService = '^services/([^/]+)/src'

export const forbidden = [
  {
    name: 'no-circular',
    comment: 'Modules that import each other cannot be understood one by one.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that cannot be found is not checked by any other rule.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-service-imports-a-service',
    comment: 'Services tell and ask each other over the bus.',
    from: { path: '^services/([^/]+)/' },
    to: { path: '^services/', pathNot: '^services/$1/' },
  },
  {
    name: 'packages-do-not-know-services',
    comment: 'Packages are below services, the web and the infrastructure.',
    from: { path: '^packages/', pathNot: '/test/|/test-support/|\\.test\\.ts$' },
    to: { path: '^(services|web|infra|evals|benches)/' },
  },
  {
    name: 'language-is-pure',
    comment: 'How words are written is known without files, bus or database, in a browser as well.',
    from: { path: '^packages/language/src', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^packages/language/(src|data)/|^packages/contracts/src/languages' },
  },
  {
    name: 'understanding-is-pure',
    comment: 'What people write is read without files, bus or database, in a browser as well.',
    from: { path: '^packages/understanding/src', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^packages/(understanding|language|contracts)/src|/typebox/' },
  },
  {
    name: 'contracts-stand-alone',
    comment: 'Contracts are data: they import schemas and nothing else.',
    from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^packages/contracts/src|/typebox/' },
  },
  {
    name: 'only-the-bus-imports-nats',
    comment: 'Everybody else says what they mean through packages/bus.',
    from: { pathNot: '^packages/bus/' },
    to: { path: '@nats-io/' },
  },
  {
    name: 'domain-is-pure',
    comment: 'Rules in domain/ need no store, bus, model or entrance.',
    from: { path: `${inService}/domain/` },
    to: {
      path: '^services/[^/]+/src/(use-cases|store|routes|requests|consumers|jobs|context|server)|^packages/(bus|database|jobs|objects)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'stores-do-not-look-up',
    comment: 'Entrance → use case → store; nothing goes backwards.',
    from: { path: `${inService}/store/` },
    to: { path: '^services/[^/]+/src/(use-cases|routes|requests|consumers|jobs)/' },
  },
  {
    name: 'use-cases-do-not-know-entrances',
    comment: 'The same use case serves a route, a request, a consumer and a job.',
    from: { path: `${inService}/use-cases/` },
    to: { path: '^services/[^/]+/src/(routes|requests|consumers|jobs|server|main)' },
  },
  {
    name: 'provision-stands-alone',
    comment: 'Provisioning must work before anything of the product is set up.',
    from: { path: '^infra/provision/src' },
    to: { path: '^(packages|services|web|infra/stack)/' },
  },
  {
    name: 'web-takes-contracts-and-language-only',
    comment: 'Nothing of the server reaches a browser.',
    from: { path: '^web/src' },
    to: { path: '^(packages|services|infra)/', pathNot: '^packages/(contracts|language)/' },
  },
  {
    name: 'web-shared-folders-do-not-know-features',
    comment:
      'ui, api, i18n, session, realtime, native and styles are shared: they import no feature.',
    from: {
      path: '^web/src/(ui|api|i18n|session|realtime|native|styles)/',
      pathNot: '\\.test\\.tsx?$',
    },
    to: { path: '^web/src/(features|app)/' },
  },
  {
    name: 'features-through-their-index',
    comment: 'A feature’s inside is its own business.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: {
      path: '^web/src/features/',
      pathNot: '^web/src/features/$1/|^web/src/features/[^/]+/index\\.ts$',
    },
  },
  {
    name: 'app-takes-features-through-their-index-or-page',
    comment: 'The router loads pages lazily; everything else comes from the index.',
    from: { path: '^web/src/app/' },
    to: {
      path: '^web/src/features/',
      pathNot: '^web/src/features/[^/]+/(index\\.ts|[^/]+-page\\.tsx|[^/]+Page\\.tsx)$',
    },
  },
  {
    name: 'no-barrels-in-packages',
    comment: 'A file is imported by its own name.',
    from: {},
    to: { path: '^packages/[^/]+/src/index\\.ts$' },
  },
  {
    name: 'tests-are-not-imported',
    comment: 'What tests share is in a file of its own.',
    from: { pathNot: '\\.(test|spec)\\.tsx?$' },
    to: { path: '\\.(test|spec)\\.tsx?$' },
  },
]
