/** Days for which conversations may be kept. */
export const retentionDays = [30, 90, 180, 365, 730, 1825] as const

export const exportFormats = ['json', 'kit'] as const
export type ExportFormat = (typeof exportFormats)[number]
