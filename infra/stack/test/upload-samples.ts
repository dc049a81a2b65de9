/** A picture of one pixel, and a sixteenth of a second of silence, as calls send it. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const silence = Buffer.concat([
  Buffer.from('RIFF\xf4\x07\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.from('\x80>\0\0\0\x7d\0\0\x02\0\x10\0data\xd0\x07\0\0', 'latin1'),
  Buffer.alloc(2_000),
])

const card = Buffer.from(JSON.stringify({ name: 'Ada', description: 'Counts.', first_mes: 'Hi.' }))

/** A file that each upload takes, as a form sends it. */
export const uploadSamples: Record<string, { bytes: Uint8Array<ArrayBuffer>; name: string }> = {
  'POST /api/user/avatar/upload': { bytes: Buffer.from(pixel, 'base64'), name: 'me.png' },
  'POST /api/media/pictures': { bytes: Buffer.from(pixel, 'base64'), name: 'cat.png' },
  'POST /api/companions/cards': { bytes: card, name: 'ada.json' },
  'POST /api/companions/cards/preview': { bytes: card, name: 'ada.json' },
  'POST /api/imports/:importId/pieces/:sequence': { bytes: card, name: 'talks.jsonl' },
  'POST /api/avatars/companion/:companionId/upload': {
    bytes: Buffer.from(pixel, 'base64'),
    name: 'ada.png',
  },
  'POST /api/media/calls/:callId/hear': { bytes: Buffer.from(silence), name: 'said.wav' },
  'POST /api/speech-to-text': { bytes: Buffer.from(silence), name: 'recording.wav' },
}
