/** Rules of direction, read by imports.mjs. `$1` in `to` is what `from` matched in parentheses. */
const inService = '^services/[^/]+/src'
const entrances = ['routes', 'requests', 'consumers', 'jobs']

/**
 * The rooms of a service, and which of the others each may use, types too: entrance → use case →
 * store, adapters, and what a service does beside them; nothing goes backwards.
 */
export const serviceRooms = {
  domain: [],
  store: ['domain'],
  adapters: ['domain', 'store', 'labels'],
  // fortune: work in a thread of its own
  compute: ['domain'],
  // media: files as they come in, and what is written into them
  labels: ['domain'],
  intake: ['domain', 'adapters', 'labels'],
  // memory: the indexes held in the process
  'index-cache': ['domain', 'store'],
  // chat, billing: what is going on in this process for who is looking
  live: ['domain', 'store'],
  // chat: a reply in words
  answers: ['domain', 'store', 'adapters'],
  'use-cases': [
    'domain',
    'store',
    'adapters',
    'compute',
    'labels',
    'intake',
    'index-cache',
    'live',
    'answers',
  ],
  ...Object.fromEntries(
    entrances.map((room) => [room, ['use-cases', 'domain', 'store', 'adapters']]),
  ),
  // gateway
  sessions: ['domain'],
  http: ['domain', 'sessions', 'use-cases'],
  sockets: ['domain', 'sessions'],
}

/** These know what a service is made of; what they serve is built from below. */
const withContext = ['use-cases', ...entrances, 'sessions', 'http', 'sockets']
const madeOfAll = '(context|server|main|admin)\\.ts$'

const roomRules = Object.entries(serviceRooms).flatMap(([room, others]) => [
  {
    name: `${room}-knows-its-place`,
    comment: `${room}/ may use ${['packages', ...others].join(', ')}.`,
    from: { path: `${inService}/${room}/` },
    to: {
      path: `${inService}/[^/]+/`,
      pathNot: `${inService}/(${[room, ...others].join('|')})/`,
    },
  },
  {
    name: `${room}-is-given-what-it-needs`,
    comment: 'Only what is built last knows how a service is put together.',
    from: { path: `${inService}/${room}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `${inService}/${withContext.includes(room) ? '(server|main|admin)\\.ts$' : madeOfAll}`,
    },
  },
  ...(room === 'domain'
    ? [
        {
          name: 'domain-is-pure',
          comment: 'Rules in domain/ need no bus, database, queue or files.',
          from: { path: `${inService}/domain/` },
          to: { path: '^packages/(bus|database|jobs|objects)/', dependencyTypesNot: ['type-only'] },
        },
      ]
    : []),
])

export const forbidden = [
  {
    name: 'no-circular',
    comment: 'Modules that import each other cannot be understood one by one.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: 'web-has-no-circles',
    comment: 'In the web types and lazy imports count as well: what goes in circles is one thing.',
    from: { path: '^web/' },
    to: { circular: true },
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
    to: {
      pathNot:
        '^packages/(understanding|language|contracts)/src|^packages/content/src/define-room|/typebox/',
    },
  },
  {
    name: 'illustrator-is-pure',
    comment: 'Words in, pixels out: no files, bus, database or network.',
    from: { path: '^packages/illustrator/src', pathNot: '\\.test\\.ts$' },
    to: {
      pathNot:
        '^packages/(illustrator|language|contracts)/src|^packages/content/src/(define-room|expand-template)|/(sharp|typebox|@dicebear/[^/]+)/',
    },
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
  ...roomRules,
  {
    name: 'provision-stands-alone',
    comment: 'Provisioning must work before anything of the product is set up.',
    from: { path: '^infra/provision/src' },
    to: { path: '^(packages|services|web|infra/stack)/' },
  },
  {
    name: 'web-takes-contracts-and-language-only',
    comment: 'Nothing of the server reaches a browser; content.ts declares what the build reads.',
    from: { path: '^web/src' },
    to: {
      path: '^(packages|services|infra)/',
      pathNot: '^packages/(contracts/|language/|content/src/define-room)',
    },
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
