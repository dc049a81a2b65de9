import fc from 'fast-check'

const deep = (depth: number, open: string, close: string) =>
  JSON.parse(open.repeat(depth) + '0' + close.repeat(depth)) as unknown

/** Texts that have broken programs: of prototypes, markup, queries, paths, formats, and Unicode. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%s%s%n',
  '${7*7}{{7*7}}',
  '=HYPERLINK("http://evil.example")',
  'a\r\nset-cookie: x=1',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp.exe',
  '\u2028\u2029',
  '\ufeffx',
  '\u200b',
  '\u0301'.repeat(300),
  '\ufdfa'.repeat(200),
  '👨‍👩‍👧‍👦'.repeat(20),
  '🇩🇪',
  '𝕳𝖊𝖑𝖑𝖔',
  'İıßſ',
  'null',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  '９９',
  '9'.repeat(400),
  'x'.repeat(8_001),
  'あ'.repeat(4_001),
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2023-02-29',
  '1582-10-10',
  '24:00',
  '25:61',
  '2026-11-28T00:00:00+99:99',
  '+275760-09-13T00:00:00.001Z',
  'Europe/Nowhere',
  'Etc/GMT+14',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'http://169.254.169.254/latest/meta-data',
  'http://[::ffff:127.0.0.1]:22/',
  'file:///etc/passwd',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
]

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
]

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

/** Keys that no contract declares. */
export const hostileKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'admin', '', 'id')

/** Anything but what is expected, as JSON can tell it. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { a: { b: { c: [] } } }),
  fc.constantFrom<unknown>(
    deep(60, '[', ']'),
    deep(1_500, '[', ']'),
    deep(1_500, '{"a":', '}'),
    Array.from({ length: 2_000 }, (_, at) => at),
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)
