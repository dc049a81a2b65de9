import type OpenAI from 'openai'

/** Where an OpenAI-compatible server is. `baseUrl` ends before `/chat/completions`. */
export type OpenAiAccess = { apiKey: string; baseUrl?: string }

export const OPENAI_BASE_URL = 'https://api.openai.com/v1'

/** True for OpenAI's own servers, as against those that speak its protocol. */
export function isOfficial(baseUrl: string): boolean {
  return /(^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname)
}

/**
 * A client that waits at most `timeoutMs` for response headers, never retries by itself and writes
 * nothing to the console. The library is loaded on the first call: a process without a model key
 * does without its 36 MB.
 */
export async function loadOpenAi(access: OpenAiAccess, timeoutMs: number): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    apiKey: access.apiKey,
    baseURL: access.baseUrl ?? OPENAI_BASE_URL,
    // null keeps the library from reading these from the environment behind our configuration.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    // What is said to companions goes where the operator said, and nowhere else.
    fetchOptions: { redirect: 'error' },
    timeout: timeoutMs,
    logLevel: 'off',
    logger: SILENT,
  })
}

const ignore = () => {}
const SILENT = { error: ignore, warn: ignore, info: ignore, debug: ignore }
