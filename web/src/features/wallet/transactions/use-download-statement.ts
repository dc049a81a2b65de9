import { useExportStatementMutation } from '../payment-api'

/** Fetches the whole statement and hands it to the browser as a dated file; rejects with an `ApiError`. */
export function useDownloadStatement(): () => Promise<void> {
  const [fetchCsv] = useExportStatementMutation()
  return async () => {
    const csv = await fetchCsv().unwrap()
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `lumen-${new Date().toISOString().slice(0, 10)}.csv`
    link.click()
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
}
