/** A date as `YYYY-MM-DD` in the reader’s own zone. */
export function ownDay(moment = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
