/** Limits of what is made and stored; plain values, for the web too. */
export const mediaLimits = {
  /** Characters of the description of a picture or a video. */
  promptLength: 2_000,
  /** Characters of a text that is spoken. */
  speechLength: 4_000,
  /** Characters of the custom description of an avatar. */
  avatarPromptLength: 200,
  avatarTemplate: { name: 60, description: 200, prompt: 500, tags: 6, tag: 40, category: 40 },
  /** Avatar templates of one user. */
  avatarTemplates: 50,
  recommendations: { default: 4, max: 12 },
  videoSeconds: { min: 3, max: 16, default: 5 },
  /** Side of a picture in pixels: for plans without and with HD pictures. */
  pictureSize: { standard: 1024, hd: 1536 },
  /** How long a request waits for its result before it is answered with the job. */
  waitSeconds: 20,
  /** Jobs of one user that are waiting or running; a further one is refused. */
  unfinishedJobs: 5,
  requestKeyLength: 64,
  galleryPage: 24,
  galleryPageMax: 60,
  searchLength: 100,
  avatarUploadBytes: 5 * 1024 * 1024,
  /** Of a character card whose picture a companion is to wear; as `chatLimits.cardBytes`. */
  cardBytes: 10 * 1024 * 1024,
  /** Width times height of an uploaded picture. */
  uploadPixels: 40_000_000,
  /** The copy of a picture that a model is shown: its longer side in pixels, its size in bytes. */
  modelPictureSide: 1_024,
  modelPictureBytes: 512 * 1024,
  /** A picture for a talk, those that a user may send in a day (UTC), and those not yet in a message. */
  pictureUploadBytes: 10 * 1024 * 1024,
  pictureUploadsPerDay: 100,
  unsentPictures: 20,
  recordingBytes: 10 * 1024 * 1024,
  recordingSeconds: 300,
  call: {
    /** The longest one. */
    seconds: 3_600,
    /** It is over when nothing was heard of its user for so long; a sign of life is due each `aliveSeconds`. */
    silentSeconds: 60,
    aliveSeconds: 15,
    /** What is said at a time: WAV of 16 bits, 16 kHz, one channel. */
    soundRate: 16_000,
    soundSeconds: 60,
    soundBytes: 2_500_000,
    /** Characters that are spoken at a time. */
    textLength: 600,
    hearsPerMinute: 90,
    saysPerMinute: 40,
  },
  /** How long a signed address of an object holds. */
  linkSeconds: 600,
} as const
