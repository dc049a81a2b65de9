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
  // chat, billing, media: what is going on in this process, for who is looking
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

/**
 * The folders of the web, and which of the others each may use, types too. `features` may use each
 * other through their index. Tests may use everything.
 */
export const webFolders = {
  styles: [],
  storage: [],
  ui: ['api', 'i18n', 'styles'],
  i18n: ['storage', 'ui'],
  api: ['ui'],
  native: ['api', 'store'],
  store: ['api', 'realtime', 'session'],
  session: ['api', 'i18n', 'storage', 'store'],
  realtime: ['api', 'session', 'store'],
  // public pages, without the store
  site: ['api', 'i18n', 'session', 'storage', 'styles', 'ui'],
  'service-worker': ['api', 'site'],
  features: [
    'api',
    'i18n',
    'native',
    'realtime',
    'session',
    'site',
    'storage',
    'store',
    'styles',
    'ui',
  ],
  app: [
    'api',
    'features',
    'i18n',
    'native',
    'realtime',
    'service-worker',
    'session',
    'site',
    'storage',
    'store',
    'styles',
    'ui',
  ],
  test: ['api', 'app', 'features', 'i18n', 'realtime', 'session', 'site', 'store', 'ui'],
}

const webRules = Object.entries(webFolders).map(([folder, others]) => ({
  name: `web-${folder}-knows-its-place`,
  comment: `web/src/${folder}/ may use ${others.join(', ') || 'no other folder'}.`,
  from: {
    path: `^web/src/${folder}/`,
    // The scripts of the public pages know their addresses, and lead into the app.
    pathNot: '\\.test\\.tsx?$|^web/src/site/entry-[^/]+$',
  },
  to: { path: '^web/src/', pathNot: `^web/src/(${[folder, ...others].join('|')})/` },
}))

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
    comment: 'Modules that import each other, if only for types or lazily, are one thing.',
    from: {},
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
    comment:
      'What people write is read without bus or database; of files, feelings load their weights, and open-words, acts, losses, charts, reminders and tokens what they listen for.',
    from: {
      path: '^packages/understanding/src',
      pathNot:
        '\\.test\\.ts$|/src/feeling\\.ts$|/src/feeling/(load-weights|open-readers)\\.ts$|/src/(chart-question|concepts|open-acts|open-words|reminder)\\.ts$',
    },
    to: {
      pathNot:
        '^packages/(understanding|language|contracts)/src|^packages/content/src/(define-room|expand-template|fill-slots)|/typebox/',
    },
  },
  {
    name: 'illustrator-is-pure',
    comment: 'Words in, pixels out: no files, bus, database or network.',
    from: { path: '^packages/illustrator/src', pathNot: '\\.test\\.ts$' },
    to: {
      pathNot:
        '^packages/(illustrator|language|contracts)/src|^packages/content/src/(define-room|expand-template)|/(sharp|typebox)/',
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
      // Texts that tests are done with reach none either.
      pathNot:
        '^packages/(contracts/|language/|content/src/define-room)|^infra/checks/adversarial-texts',
    },
  },
  ...webRules,
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
