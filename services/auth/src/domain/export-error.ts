/** Why an export came to nothing, as its owner is told. */
export type ExportError = 'storage_full' | 'unavailable' | 'internal'

/** What is told of an error: that there is no room, that somebody does not answer, or nothing. */
export function exportErrorOf(error: unknown): ExportError {
  const { code, appCode } = (error ?? {}) as { code?: unknown; appCode?: unknown }
  if (code === 'storage_full' || appCode === 'storage_full') return 'storage_full'
  const away = ['unavailable', 'timeout']
  return away.some((each) => each === code || each === appCode) ? 'unavailable' : 'internal'
}
