import { defineOperations } from '../operation.ts'
import { Success } from '../schema.ts'

export const billingOperations = defineOperations({
  'GET /api/billing': {
    service: 'billing',
    access: 'user',
    summary: 'Replace this by the first thing the service does',
    replies: { 200: Success },
  },
})
