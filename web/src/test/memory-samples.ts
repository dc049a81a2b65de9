import type { Memory, MemoryAnalysis } from '@lumen/contracts/memory/schema'

/** Ids of memories in tests: `01990000-0000-7000-8000-0000000000nn`. */
export const memoryId = (number: number) =>
  `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const memoryFixture = (number: number, change: Partial<Memory> = {}): Memory => ({
  id: memoryId(number),
  companionId: null,
  memoryType: 'fact',
  scope: 'companion',
  content: `记忆 ${number}`,
  importance: 5,
  emotionalWeight: 0,
  contextTags: [],
  connections: [],
  accessCount: 0,
  confidence: 1,
  pinned: false,
  sourceMessageIds: [],
  validFrom: '2026-05-02T08:00:00.000Z',
  validTo: null,
  supersededBy: null,
  createdAt: '2026-05-02T08:00:00.000Z',
  updatedAt: '2026-05-02T08:00:00.000Z',
  deletedAt: null,
  ...change,
})

export const analysisFixture = (change: Partial<MemoryAnalysis> = {}): MemoryAnalysis => ({
  totalMemories: 3,
  averageEmotionalWeight: 0.25,
  topCategories: [{ category: 'fact', count: 3 }],
  memoryStrength: 0.8,
  emotionalJourney: [
    { date: '2026-05-01', emotionalWeight: -0.4, count: 1 },
    { date: '2026-05-02', emotionalWeight: 0.6, count: 2 },
  ],
  ...change,
})
