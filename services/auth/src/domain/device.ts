import type { Device } from '@lumen/contracts/auth/notifications'

/** In this order: many browsers also name those that they are made from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string, Device['form']])[] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\b(?:iPhone|iPod)\b/, 'iOS', 'mobile'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'mobile'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bHarmonyOS\b/, 'HarmonyOS', 'mobile'],
  [/\bWindows\b/, 'Windows', 'desktop'],
  [/\bCrOS\b/, 'ChromeOS', 'desktop'],
  [/\bMac OS X\b/, 'macOS', 'desktop'],
  [/\bLinux\b/, 'Linux', 'desktop'],
]

const longest = 1_000

/** Browser, system and form that a User-Agent header tells, as far as it can be believed. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest)
  const system = systems.find(([pattern]) => pattern.test(text))
  return {
    browser: browsers.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    system: system?.[1] ?? null,
    form: system?.[2] ?? 'unknown',
  }
}
