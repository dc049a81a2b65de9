/** What a made file says of itself, wherever it goes. */
export type AiLabel = {
  /** Who offers the service that made it. */
  readonly maker: string
  /** A provider's model, or `local/…`. */
  readonly model: string
  readonly contentId: string
}

const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * The label as an XMP packet: IPTC's digital source type, and the mark of GB 45438 (`TC260:AIGC`),
 * which services in China read.
 */
export function xmpOf(label: AiLabel): string {
  const kind = label.model.startsWith('local/') ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
  const mark = JSON.stringify({
    Label: '1',
    ContentProducer: label.maker,
    ProduceID: label.contentId,
  })
  const attributes = [
    ['xmlns:dc', 'http://purl.org/dc/elements/1.1/'],
    ['xmlns:xmp', 'http://ns.adobe.com/xap/1.0/'],
    ['xmlns:xmpMM', 'http://ns.adobe.com/xap/1.0/mm/'],
    ['xmlns:photoshop', 'http://ns.adobe.com/photoshop/1.0/'],
    ['xmlns:Iptc4xmpExt', 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/'],
    ['xmlns:TC260', 'http://www.tc260.org.cn/ns/AIGC/1.0/'],
    ['photoshop:Credit', label.maker],
    ['photoshop:Instructions', 'AI generated'],
    ['xmp:CreatorTool', label.model],
    ['xmpMM:DocumentID', label.contentId],
    ['Iptc4xmpExt:DigitalSourceType', source + kind],
    ['TC260:AIGC', mark],
  ].map(([name, value]) => `${name}="${escaped(value!)}"`)
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" ${attributes.join(' ')}/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
  )
}

/** The label in a file of any kind that is labelled here, or undefined. */
export function readLabel(bytes: Uint8Array): AiLabel | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = file.indexOf('<x:xmpmeta')
  const end = start < 0 ? -1 : file.indexOf('</x:xmpmeta>', start)
  if (end < 0 || end - start > 64_000) return undefined
  const packet = file.toString('utf8', start, end)
  const value = (name: string) => {
    const match = new RegExp(`${name}="([^"]*)"`, 'u').exec(packet)
    return match === null ? undefined : unescaped(match[1]!)
  }
  const maker = value('photoshop:Credit')
  const model = value('xmp:CreatorTool')
  const contentId = value('xmpMM:DocumentID')
  if (value('photoshop:Instructions') !== 'AI generated') return undefined
  return maker === undefined || model === undefined || contentId === undefined
    ? undefined
    : { maker, model, contentId }
}

const marks = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/[&<>"]/g, (mark) => marks[mark as keyof typeof marks])
}

function unescaped(text: string): string {
  return Object.entries(marks)
    .toReversed()
    .reduce((result, [mark, name]) => result.replaceAll(name, mark), text)
}
