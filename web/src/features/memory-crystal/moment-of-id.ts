/** When a UUID of version 7 was made, which its first 48 bits tell; null for other ids. */
export function momentOfId(id: string): Date | null {
  const hex = id.replaceAll('-', '')
  if (hex.length !== 32 || hex[12] !== '7') return null
  const moment = new Date(Number.parseInt(hex.slice(0, 12), 16))
  return Number.isNaN(moment.getTime()) ? null : moment
}
