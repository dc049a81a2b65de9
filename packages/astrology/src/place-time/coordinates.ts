/** `39.9042,116.4074`: degrees north and east; undefined when it is something else or impossible. */
export function parseCoordinates(
  text: string,
): { latitude: number; longitude: number } | undefined {
  const match = /^\s*([+-]?\d{1,2}(?:\.\d{1,8})?)\s*[,，]\s*([+-]?\d{1,3}(?:\.\d{1,8})?)\s*$/.exec(
    text,
  )
  if (match === null) return undefined
  const [latitude, longitude] = [Number(match[1]), Number(match[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

/** Distance on the globe in kilometres. */
export function kilometres(latA: number, lonA: number, latB: number, lonB: number): number {
  const radians = Math.PI / 180
  const half =
    Math.sin(((latB - latA) * radians) / 2) ** 2 +
    Math.cos(latA * radians) *
      Math.cos(latB * radians) *
      Math.sin(((lonB - lonA) * radians) / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(half)))
}
