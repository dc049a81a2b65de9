import { connectBus, type Bus } from '@lumen/bus/connect'
import { authRequests, privacyRequests, type NewNotification } from '@lumen/contracts/auth/bus'
import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import { mediaModerationRequests } from '@lumen/contracts/media/moderation-bus'
import { createLogger } from '@lumen/runtime/logger'
import type { AdminStack } from './admin-stack.ts'

const log = createLogger({ service: 'test', level: 'silent' })

/** What admin told the owners of content and accounts. */
const nothingTold = () => ({
  withheld: [] as object[],
  suspended: [] as { userId: string; suspended: boolean }[],
  notified: new Map<string, NewNotification & { userId: string }>(),
})

/** The services whose content and accounts are decided about, with what they are told. */
export async function serveOwners(stack: AdminStack) {
  const owners: Bus[] = []
  const busOf = async (service: string): Promise<Bus> => {
    const bus = await connectBus({ ...stack.environment.nats, service, log })
    owners.push(bus)
    return bus
  }
  const state = {
    told: nothingTold(),
    administrators: 2,
    chatIsThere: true,
    /** Whose messages there are; what a companion said is `<id> said`. */
    messages: new Map<string, string>(),
    /** Who shares which scenario; null: it comes along. */
    scenarios: new Map<string, string | null>(),
    /** Of messages that are no longer as they came. */
    versions: new Map<string, number>(),
  }
  const auth = await busOf('auth')
  const { 'auth.notify': notify } = authRequests
  const {
    'auth.list-accounts': list,
    'auth.read-account': read,
    'auth.suspend-account': suspend,
    'auth.count-administrators': count,
    'auth.end-sessions': end,
  } = authOfficeRequests
  const { 'auth.read-consents': consents } = privacyRequests
  auth.serve(
    {
      'auth.list-accounts': list,
      'auth.read-account': read,
      'auth.suspend-account': suspend,
      'auth.count-administrators': count,
      'auth.end-sessions': end,
      'auth.notify': notify,
      'auth.read-consents': consents,
    },
    {
      'auth.list-accounts': async () => ({ accounts: [] }),
      'auth.read-account': async ({ userId }) => ({
        account: {
          id: userId,
          email: `${userId}@example.com`,
          username: 'Lin',
          role: 'user',
          createdAt: new Date().toISOString(),
          lastLoginAt: null,
          suspendedAt: null,
        },
      }),
      'auth.suspend-account': async (wish) => {
        state.told.suspended.push(wish)
        return { outcome: 'done' }
      },
      'auth.count-administrators': async () => ({ count: state.administrators }),
      'auth.end-sessions': async () => ({ ended: 0 }),
      'auth.notify': async ({ id, userId, notification }) => {
        const outcome = state.told.notified.has(id) ? 'repeated' : 'created'
        state.told.notified.set(id, { ...notification, userId })
        return { outcome }
      },
      'auth.read-consents': async () => ({
        remembering: true,
        dataProcessing: true,
        marketing: false,
        analytics: false,
        partners: false,
      }),
    },
  )
  const { 'billing.read-account': readAccount } = billingRequests
  ;(await busOf('billing')).serve(
    { 'billing.read-account': readAccount },
    {
      'billing.read-account': async () => ({
        credits: 0,
        vipPoints: 0,
        plan: 'basic',
        companions: 5,
        version: 1,
      }),
    },
  )
  ;(await busOf('chat')).serve(chatModerationRequests, {
    'chat.read-reported': async ({ userId, messageId }) => ({
      message:
        state.messages.get(messageId) === userId
          ? {
              version: state.versions.get(messageId) ?? 1,
              text: `${messageId} said`,
              madeBy: 'openai gpt',
              objectId: null,
              createdAt: new Date().toISOString(),
            }
          : null,
    }),
    'chat.withhold-message': async (wish) => {
      if (!state.chatIsThere) throw new Error('chat is away')
      state.told.withheld.push(wish)
      return { found: true }
    },
    'chat.read-reported-scenario': async ({ userId, scenarioId }) => {
      const ownerId = state.scenarios.get(scenarioId)
      return {
        scenario:
          ownerId === undefined || ownerId === userId
            ? null
            : {
                text: `${scenarioId} tells`,
                version: 2,
                ownerId,
                createdAt: new Date().toISOString(),
              },
      }
    },
    'chat.withhold-scenario': async (wish) => {
      state.told.withheld.push(wish)
      return { found: true }
    },
  })
  ;(await busOf('media')).serve(mediaModerationRequests, {
    'media.read-reported-picture': async () => ({ picture: null }),
    'media.read-reported-template': async ({ templateId }) => ({
      text: ['fox', 'owl'].includes(templateId) ? `A ${templateId}` : null,
    }),
    'media.withhold-picture': async () => ({ found: true }),
    'media.withhold-template': async (wish) => {
      state.told.withheld.push(wish)
      return { found: true }
    },
  })
  return Object.assign(state, {
    /** Nobody was told anything, and everybody is there. */
    reset() {
      Object.assign(state, { told: nothingTold(), administrators: 2, chatIsThere: true })
    },
    close: () => Promise.all(owners.map((bus) => bus.close())),
  })
}
