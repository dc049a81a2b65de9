const narrow = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

const every = (['zh', 'de', 'ja'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [narrow, wide].map((viewport) => ({ language, theme, viewport })),
  ),
)

/** `npm run test:full`: every night, rather than with every change. */
export const isFull = process.env['E2E_LOOKS'] === 'all'

/**
 * The looks in which screens are scanned for barriers: two that differ in everything, or with
 * `E2E_LOOKS=all` (`npm run test:full`) every language × theme × width.
 */
export const looks = isFull
  ? every
  : every.filter(
      ({ language, theme, viewport }) =>
        (language === 'zh' && theme === 'dark' && viewport === narrow) ||
        (language === 'de' && theme === 'light' && viewport === wide),
    )
