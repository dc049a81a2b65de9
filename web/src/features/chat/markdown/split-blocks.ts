const fence = /^ {0,3}(`{3,}|~{3,})/
/** Also the first digits of a number that is still being written. */
const continues = /^(?: {2,}|\t| {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)| {0,3}\d{1,9}$)/
const startsList = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/

/**
 * Cuts Markdown into blocks that can be parsed one by one: at blank lines outside of code, never
 * inside a list. A text that only grows changes nothing but its last block, so each other block is
 * parsed once. The blocks joined are the text.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = []
  let block = ''
  let open: string | null = null
  let inList = false
  let blank = false
  for (const line of text.split(/(?<=\n)/)) {
    const isBlank = line.trim() === ''
    if (open === null && blank && !isBlank && !(inList && continues.test(line))) {
      blocks.push(block)
      block = ''
      inList = false
    }
    const marker = fence.exec(line)?.[1]
    if (open === null && marker !== undefined) open = marker
    else if (open !== null && marker?.startsWith(open) && line.trim() === marker) open = null
    if (block.trim() === '' && startsList.test(line)) inList = true
    blank = isBlank && open === null
    block += line
  }
  if (block !== '') blocks.push(block)
  return blocks
}
