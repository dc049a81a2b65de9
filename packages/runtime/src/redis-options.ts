/**
 * How every connection to Redis finds out that nobody is there. Workers of BullMQ ask to wait for 10 s at
 * most: who waits longer for anything has a connection that died unheard, and opens another one.
 */
export const redisOptions = { connectTimeout: 5_000, socketTimeout: 20_000 } as const
