export const chatLimits = {
  /** Messages that another service may read at once. */
  messagesRead: 200,
  pageSize: 25,
  pageSizeMax: 100,
  /** Changes of a talk that devices which were away may ask for. */
  changesKept: 1_000,
  messageLength: 8_000,
  companionName: 60,
  backstory: 4_000,
  mood: 40,
  trait: 40,
  traits: 12,
  instruction: 500,
  /** Texts that a reply keeps when it is answered again, with the one it shows. */
  replyVersions: 30,
  /** Of a companion’s voice: 1 is as the voice is. */
  voicePitch: { least: 0.5, most: 1.5, usual: 1.1 },
  companionsPerUser: 200,
  persona: {
    speakingStyle: 1_000,
    exampleDialogue: 3_000,
    boundaries: 1_000,
    userName: 60,
    userPronouns: 40,
    greeting: 1_000,
    /** Of a lorebook: its notes, the keys of a note, and their lengths. */
    notes: 50,
    note: 500,
    keys: 8,
    key: 40,
  },
  /** How replies of a companion are drawn: lengths, else the least and the most. */
  generation: {
    temperature: [0, 2],
    topP: [0.05, 1],
    penalty: [-2, 2],
    replyTokens: [50, 4_000],
  },
  /** The same text to the same companion within this window is a duplicate. */
  duplicateWindowMs: 2_000,
  suggestedActions: 4,
  /** Pictures that somebody attaches to one message, and characters of what they say is on each. */
  pictures: 4,
  pictureDescription: 500,
  hiddenDays: 30,
  /** Bytes of a character card: its picture, or its JSON. */
  cardBytes: 10 * 1024 * 1024,
} as const

/** The companion made by one click (scores are 0 to 100). */
export const defaultCompanion = {
  personality: {
    empathy: 95,
    creativity: 88,
    intelligence: 92,
    humor: 76,
    traits: ['empathetic', 'creative', 'supportive'],
  },
  mood: 'excited',
} as const

/** Shown in the header when a companion has no mood of its own. */
export const fallbackMood = 'cheerful'
