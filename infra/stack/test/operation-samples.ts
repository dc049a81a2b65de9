const birth = {
  birthDate: '1990-05-01',
  birthTime: '12:30',
  birthLocation: '北京',
  placeId: '39.9075,116.39723',
  gender: 'female',
  timeUnknown: false,
  houseSystem: 'placidus',
  dayChange: '23:00',
  axis: 'true-solar',
  utcOffset: '+09:00',
  disambiguation: 'earlier',
}
const baziChart = { year: '庚午', month: '庚辰', day: '丙寅', hour: '甲午' }

/**
 * A valid body for each operation that takes one. The matrices spoil it in every way; an operation
 * without a sample fails the test, so a new one cannot be forgotten.
 */
export const bodySamples: Record<string, Record<string, unknown>> = {
  'POST /api/auth/register': {
    email: 'sample@example.com',
    password: 'correct horse battery',
    username: 'Sample',
    birthDate: '1990-05-01',
    region: 'DE',
    ageConfirmed: true,
    language: 'de',
  },
  'POST /api/auth/login': {
    email: 'sample@example.com',
    password: 'correct horse battery',
    code: '123456',
  },
  'POST /api/auth/password/forgot': { email: 'sample@example.com', language: 'de' },
  'POST /api/auth/password/reset': {
    token: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    newPassword: 'staple correct horse',
  },
  'POST /api/auth/links': { token: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  'POST /api/auth/email': { newEmail: 'new-sample@example.com' },
  'POST /api/auth/reauthenticate': { password: 'correct horse battery', code: '123456' },
  'POST /api/auth/totp/confirm': { code: '123456' },
  'PATCH /api/auth/me': {
    username: 'Sample',
    firstName: 'Sam',
    birthDate: '1990-05-01',
    region: 'DE',
    language: 'de',
    theme: 'dark',
  },
  'POST /api/auth/password': {
    currentPassword: 'correct horse battery',
    newPassword: 'staple correct horse',
  },
  'POST /api/models/downloads': { name: 'qwen3-1.7b' },
  'PUT /api/models/own': { kind: 'chat', name: null },
  'PUT /api/enterprise/privacy/settings': {
    dataProcessingConsent: true,
    marketingConsent: false,
    analyticsConsent: true,
    shareWithPartners: false,
    dataRetentionPeriod: 365,
    automaticDeletion: false,
  },
  'POST /api/enterprise/privacy/exports': { format: 'json', timeZone: 'Asia/Shanghai' },
  'POST /api/enterprise/privacy/delete-account': { password: 'correct horse battery' },
  'POST /api/erasure-receipts': { token: 'A'.repeat(43) },
  'POST /api/notifications/read': { ids: ['018f0000-0000-7000-8000-000000000000'] },
  'PATCH /api/notifications/preferences': {
    kind: 'memory-crystal',
    inApp: true,
    push: false,
    mail: false,
  },
  'POST /api/notifications/subscriptions': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
    keys: {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    expirationTime: 1_800_000_000_000,
  },
  'DELETE /api/notifications/subscriptions': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
  },
  'POST /api/mobile/push-token': {
    token: 'sample-token-of-a-device',
    userId: '018f0000-0000-7000-8000-000000000000',
    platform: 'android',
  },
  'PATCH /api/auth/preferences': { language: 'de', theme: 'dark' },
  'POST /api/contact': {
    clientId: '018f0000-0000-7000-8000-000000000001',
    name: 'Sample',
    email: 'sample@example.com',
    subject: 'A question',
    category: 'general',
    message: 'How does it work?',
  },
  'POST /api/help/articles/:slug/feedback': { helpful: true },
  'POST /api/admin/users/:userId/suspend': { reason: 'Spam' },
  'POST /api/admin/users/:userId/restore': { reason: 'A mistake' },
  'POST /api/admin/users/:userId/end-sessions': { reason: 'Asked for' },
  'POST /api/admin/incidents': {
    id: '018f0000-0000-7000-8000-000000000002',
    title: 'Slow',
    description: 'Answers take long.',
    language: 'en',
    severity: 'minor',
  },
  'POST /api/admin/incidents/:id/updates': { message: 'It is over.', resolve: true },
  'PUT /api/admin/contact/:id/closed': { closed: true },
  'POST /api/companions': {
    name: '小忆',
    personality: { empathy: 90, creativity: 80, intelligence: 70, humor: 60, traits: ['calm'] },
    mood: 'calm',
    backstory: 'Born in the rain.',
    persona: { greeting: 'There you are.', lorebook: [{ keys: ['rain'], text: 'It sings.' }] },
  },
  'PATCH /api/companions/:companionId': {
    name: '小忆',
    mood: 'calm',
    backstory: 'New.',
    generation: { model: { providerId: 'own', model: 'qwen3-4b' }, temperature: 0.7 },
  },
  'POST /api/messages/:companionId/voice-note': {
    recordingId: '018f0000-0000-7000-8000-000000000000',
    clientMessageId: 'note-1',
  },
  'POST /api/generate-image': {
    prompt: 'A lake under the moon',
    style: 'watercolor',
    companionId: '018f0000-0000-7000-8000-000000000000',
    clientMessageId: 'wish-1',
    requestKey: 'key-1',
  },
  'POST /api/generate-video': {
    prompt: 'A lake under the moon',
    duration: 3,
    style: 'cinematic',
    companionId: '018f0000-0000-7000-8000-000000000000',
    clientMessageId: 'wish-2',
    requestKey: 'key-2',
  },
  'POST /api/multimodal/generate-image': {
    prompt: 'A lake under the moon',
    style: 'watercolor',
    companionId: '018f0000-0000-7000-8000-000000000000',
    requestKey: 'key-3',
  },
  'POST /api/multimodal/generate-audio': {
    text: 'Good evening.',
    voice: 'nova',
    requestKey: 'key-4',
  },
  'POST /api/multimodal/generate-video': {
    prompt: 'A lake under the moon',
    duration: 3,
    style: 'cinematic',
    requestKey: 'key-5',
  },
  'POST /api/user/avatar/generate': {
    styleType: 'anime',
    customPrompt: 'a red fox',
    requestKey: 'avatar-1',
  },
  'POST /api/user/avatar/set': {
    imageUrl: '/api/media/objects/018f0000-0000-7000-8000-000000000000',
    styleType: 'anime',
    generationPrompt: 'a red fox',
  },
  'POST /api/avatars/templates': {
    name: 'Fox',
    description: 'A fox in the snow',
    styleType: 'fantasy',
    promptTemplate: 'a red fox in the snow, cheerful',
    personalityTags: ['cheerful'],
    category: 'custom',
    isCustom: true,
  },
  'POST /api/avatars/recommendations': {
    personalityData: { empathy: 90, creativity: 80, intelligence: 70, humor: 60, traits: ['calm'] },
    limit: 4,
  },
  'POST /api/avatars/generate': {
    companionId: '018f0000-0000-7000-8000-000000000000',
    styleType: 'fantasy',
    templateId: 'forest-elf',
    customPrompt: 'with a lantern',
    requestKey: 'avatar-2',
  },
  'POST /api/avatars/set': {
    companionId: '018f0000-0000-7000-8000-000000000000',
    imageUrl: '/api/media/objects/018f0000-0000-7000-8000-000000000000',
    styleType: 'fantasy',
    generationPrompt: 'an elf',
  },
  'PATCH /api/messages/:messageId': { content: 'Better words.' },
  'POST /api/memories/:companionId': {
    content: 'Plays the tuba.',
    memoryType: 'fact',
    scope: 'user',
    importance: 7,
    emotionalWeight: 0.5,
    contextTags: ['music'],
    pinned: true,
  },
  'POST /api/memories/:companionId/bulk': {
    ids: ['018f0000-0000-7000-8000-000000000000'],
    change: { pinned: true },
  },
  'PATCH /api/memories/:companionId/:memoryId': { content: 'Plays the flute.', importance: 6 },
  'POST /api/messages/:messageId/regenerate': { instruction: 'shorter', continue: false },
  'POST /api/astrology/bazi': birth,
  'POST /api/astrology/fortune': { zodiacSign: 'taurus', baziChart, period: 'week' },
  'POST /api/western-astrology/compatibility': { partner1: 'aries', partner2: 'leo' },
  'POST /api/western-astrology/birth-chart': birth,
  'POST /api/western-astrology/synastry': { partner1: birth, partner2: birth },
  'POST /api/western-astrology/transits': { birth, date: '2026-11-21', days: 30 },
  'POST /api/western-astrology/solar-return': { birth, year: 2026 },
  'POST /api/eastern-fortune/bazi': birth,
  'POST /api/eastern-fortune/prediction': { zodiac: 'dragon', period: 'daily', baziChart },
  'POST /api/eastern-fortune/wisdom': { question: '易经占卜', zodiac: 'dragon' },
  'POST /api/eastern-fortune/iching': {
    question: '今天该注意什么？',
    method: 'yarrow',
    seed: 's-1',
  },
  'POST /api/eastern-fortune/feng-shui': { birth, gender: 'male', year: 2026 },
  'PUT /api/wisdom/:userId/birth-profile': birth,
  'POST /api/wisdom/:userId/insights': { type: 'fortune', context: { date: '2026-11-21' } },
  'POST /api/models/servers/accept': {
    kind: 'ollama',
    address: 'http://127.0.0.1:11434',
    model: 'qwen3:8b',
    conversationsAreSentThere: true,
  },
  'PUT /api/models/answering': { choice: { providerId: 'ollama', model: 'qwen3:8b' } },
  'POST /api/stripe/create-checkout-session': { planId: 'basic', interval: 'year' },
  'POST /api/stripe/create-credit-checkout': { packageId: 'standard' },
  'POST /api/stripe/refund': {
    paymentId: '018f0000-0000-7000-8000-000000000000',
    expectedCents: 999,
  },
  'POST /api/stripe/test-checkouts/:checkoutId': { action: 'abandon' },
  'POST /api/enterprise/subscription/change': { planId: 'premium', interval: 'month' },
}

/** A picture of one pixel, and an eighth of a second of silence. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const silence = Buffer.concat([
  Buffer.from('RIFF\xf4\x07\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.from('@\x1f\0\0\x80>\0\0\x02\0\x10\0data\xd0\x07\0\0', 'latin1'),
  Buffer.alloc(2_000),
])

/** A file that each upload takes, as a form sends it. */
export const uploadSamples: Record<string, { bytes: Uint8Array<ArrayBuffer>; name: string }> = {
  'POST /api/user/avatar/upload': { bytes: Buffer.from(pixel, 'base64'), name: 'me.png' },
  'POST /api/media/pictures': { bytes: Buffer.from(pixel, 'base64'), name: 'cat.png' },
  'POST /api/speech-to-text': { bytes: Buffer.from(silence), name: 'recording.wav' },
}
