// Stands in for sherpa-onnx-node 1.13.8 where no model is at hand: it takes what the real one takes, refuses
// what that refuses, and speaks in tones. `crash now` and `hang now` in a text do what they say.
const { existsSync, readFileSync } = require('node:fs')

const rate = 24_000

function check(parts, what) {
  for (const path of parts.flatMap((part) => String(part ?? '').split(',')))
    if (!existsSync(path)) throw new Error(`Failed to create ${what}. Check your config!`)
  for (const path of parts.filter((part) => String(part).endsWith('.onnx')))
    if (readFileSync(path, 'latin1').startsWith('junk'))
      throw new Error(`Load model from ${path} failed:Protobuf parsing failed.`)
}

class OfflineTts {
  numSpeakers = 109
  sampleRate = rate

  static async createAsync({ model, ruleFsts, maxNumSentences }) {
    const { vits, kokoro, numThreads, provider } = model
    const parts = vits
      ? [vits.model, vits.tokens, vits.dataDir]
      : [kokoro.model, kokoro.voices, kokoro.tokens, kokoro.dataDir, kokoro.lexicon]
    check([...parts, ...(ruleFsts ? ruleFsts.split(',') : [])], 'OfflineTts')
    if (!(numThreads > 0) || provider !== 'cpu' || maxNumSentences !== 1)
      throw new Error('Failed to create OfflineTts. Check your config!')
    return new OfflineTts()
  }

  async generateAsync({ text, sid, speed, enableExternalBuffer }) {
    if (typeof text !== 'string' || !Number.isInteger(sid) || !(speed > 0))
      throw new TypeError('generate() expects an object')
    if (enableExternalBuffer !== false) throw new Error('memory is lent')
    if (text.includes('crash now')) process.abort()
    if (text.includes('hang now')) await new Promise(() => setInterval(() => {}, 1_000))
    const hertz = 200 + sid * 10
    const samples = new Float32Array(Math.round((text.length * 0.1 * rate) / speed))
    for (let at = 0; at < samples.length; at += 1)
      samples[at] = 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate)
    return { samples, sampleRate: rate }
  }
}

class OfflineRecognizer {
  static async createAsync({ featConfig, modelConfig }) {
    const { senseVoice, whisper, tokens } = modelConfig
    const parts = senseVoice ? [senseVoice.model] : [whisper.encoder, whisper.decoder]
    check([...parts, tokens], 'offline recognizer')
    if (featConfig.sampleRate !== 16_000 || featConfig.featureDim !== 80)
      throw new Error('Failed to create offline recognizer')
    return new OfflineRecognizer()
  }

  createStream() {
    return {
      heard: null,
      acceptWaveform(sound) {
        this.heard = sound
      },
    }
  }

  /** How high, and for how long. */
  async decodeAsync({ heard: { samples, sampleRate } }) {
    let crossings = 0
    for (let at = 1; at < samples.length; at += 1)
      if (samples[at - 1] < 0 !== samples[at] < 0) crossings += 1
    const seconds = samples.length / sampleRate
    return {
      text: ` ${Math.round(crossings / 2 / seconds / 10) * 10} Hz for ${Math.round(seconds)} s`,
    }
  }
}

module.exports = { OfflineTts, OfflineRecognizer }
