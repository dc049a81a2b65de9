/** Bytes as people read them: `2.50 GB`, `85.0 MB`. */
export const sizeInWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(2)} GB` : `${(bytes / 1e6).toFixed(1)} MB`
