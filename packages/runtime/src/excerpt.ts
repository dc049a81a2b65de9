/** The first characters of a text on one line, with an ellipsis when it goes on. */
export function excerpt(text: string, length: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const characters = Array.from(line.slice(0, length * 2 + 2))
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length).join('').trimEnd()}…`
}
