import { isCluster, type RedisClient } from '@lumen/runtime/redis'

/**
 * How BullMQ reaches a queue. A cluster has all keys of a queue in one place, by the words in braces; with one
 * Redis they are called as ever, or jobs that wait would be found no more.
 */
export const queueOptions = (connection: RedisClient, name: string) => ({
  connection,
  ...(isCluster(connection) && { prefix: `{${name}}` }),
})
