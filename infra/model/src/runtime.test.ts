import { describe, expect, it } from 'vitest'
import { llamaRuntime, platformPackage, sherpaRuntime } from './runtime.ts'

describe('platformPackage', () => {
  it.each([
    ['linux', 'x64', '2.36', '@node-llama-cpp/linux-x64'],
    ['linux', 'arm64', '2.34', '@node-llama-cpp/linux-arm64'],
    ['darwin', 'arm64', null, '@node-llama-cpp/mac-arm64-metal'],
    ['win32', 'x64', null, '@node-llama-cpp/win-x64'],
  ])('is one for %s-%s', (platform, arch, glibc, name) => {
    expect(platformPackage(llamaRuntime, { platform, arch, glibc })).toBe(name)
  })

  it.each([
    ['linux', 'x64', '2.36', 'sherpa-onnx-linux-x64'],
    ['darwin', 'arm64', null, 'sherpa-onnx-darwin-arm64'],
    ['win32', 'x64', null, 'sherpa-onnx-win-x64'],
  ])('has another one that speaks for %s-%s', (platform, arch, glibc, name) => {
    expect(platformPackage(sherpaRuntime, { platform, arch, glibc })).toBe(name)
  })

  it.each([
    ['another processor', { platform: 'linux', arch: 's390x', glibc: '2.36' }, 'linux-s390x'],
    ['Alpine', { platform: 'linux', arch: 'x64', glibc: null }, 'needs glibc'],
    [
      'an old Linux',
      { platform: 'linux', arch: 'x64', glibc: '2.31' },
      '2.34 or newer and this is 2.31',
    ],
  ])('says what is missing on %s, and what to do', (_, machine, reason) => {
    const find = () => platformPackage(llamaRuntime, machine)
    expect(find).toThrow(reason)
    expect(find).toThrow('OPENAI_BASE_URL')
  })
})
